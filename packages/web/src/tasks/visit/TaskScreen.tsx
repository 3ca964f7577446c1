import type { Task } from '@vicino/domain/tasks/task.ts'
import { getTask } from '@vicino/domain/tasks/tasks.contract.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { VisitPerformances } from '../../performances/VisitPerformances.tsx'
import { refuseMissing } from '../../calls/refuse-missing.ts'
import { useRead } from '../../calls/use-read.ts'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { EndedVisit } from './EndedVisit.tsx'
import { SeriesEnd } from '../series/SeriesEnd.tsx'
import { TaskActions } from './TaskActions.tsx'
import { TaskFacts } from './TaskFacts.tsx'
import { TaskMenu } from './TaskMenu.tsx'
import { headingWords, statusBadge, titleWords } from '../task-words.ts'
import { VisitClient, VisitSheetView } from './VisitClient.tsx'
import classes from './TaskScreen.module.css'

/** One task: everything known of it, and what may be done with it; a visit has its services below. */
export function TaskScreen() {
  const { t } = useTranslation()
  const { taskId } = usePage(pages.task).params
  const { data: task, error, refetch } = useRead(getTask, { params: { taskId } })
  refuseMissing(error)
  return (
    <>
      <Page width="form">
        <PageHeader
          title={task ? headingWords(titleWords(task, t)) : t('Appuntamento')}
          kind={t('Appuntamento')}
          under={
            task && (
              <span role="status">
                <StatusBadge {...statusBadge(task, t)} />
              </span>
            )
          }
          back={pages.calendar.link({ date: task?.date })}
          actions={task && <TaskMenu task={task} />}
        />
        {error && !task && <LoadError failure={error} onRetry={() => void refetch()} />}
        {!task && !error && <FormSkeleton />}
        {task && <WholeTask task={task} />}
      </Page>
      {task?.dossierId && (
        <Page width="form">
          <VisitPerformances task={task} dossierId={task.dossierId} />
        </Page>
      )}
    </>
  )
}

function WholeTask({ task }: { task: Task }) {
  const [done, setDone] = useState<Task>()
  return (
    <div className={classes.card}>
      {task.type === 'client' && (
        <>
          <VisitClient task={task} />
          <VisitSheetView visit={task.visit} dossierId={task.dossierId} />
        </>
      )}
      <TaskFacts task={task} />
      <SeriesEnd task={task} />
      <TaskActions task={task} onDone={setDone} />
      {done && <EndedVisit key={done.version} task={done} />}
    </div>
  )
}
