import { getTask } from '@vicino/domain/tasks/tasks.contract.ts'
import { useRead } from '../../calls/use-read.ts'
import { VisitPerformances } from '../../performances/VisitPerformances.tsx'
import { TaskScreen } from '../../tasks/visit/TaskScreen.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'

/** The page of a task; a visit has its services below. */
export function TaskFrame() {
  const { taskId } = usePage(pages.task).params
  const { data: task } = useRead(getTask, { params: { taskId } })
  return (
    <>
      <TaskScreen />
      {task?.dossierId && (
        <Page width="form">
          <VisitPerformances task={task} dossierId={task.dossierId} />
        </Page>
      )}
    </>
  )
}
