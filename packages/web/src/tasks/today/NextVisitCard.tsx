import type { Day } from '@vicino/domain/days/day.ts'
import { clockIn } from '@vicino/domain/days/instant.ts'
import { isOverdue } from '@vicino/domain/tasks/schedule.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { WhoseContext } from '../../calls/whose.ts'
import { useClock } from '../../i18n/use-today.ts'
import { pages } from '../../pages/pages.ts'
import { TaskActions } from '../visit/TaskActions.tsx'
import { timeWords } from '../time-words.ts'
import { useTaskChange } from '../visit/use-task-change.ts'
import { useVisitBegun } from '../visit/visit-ahead.ts'
import { VisitClient, VisitSheetView } from '../visit/VisitClient.tsx'
import classes from './NextVisit.module.css'
import { OpenDosesInNext } from './OpenDosesToday.tsx'

type Props = { task: Task; day: Day; onDone: (changed: Task) => void }

/** The visit at hand, large: whom, when, where, what to mind, what is still open and what is due, and one tap to begin or end it. */
export function NextVisitCard({ task, day, onDone }: Props) {
  const { t } = useTranslation()
  const changing = useTaskChange(task, onDone)
  useVisitBegun(task.type === 'client' && changing.busy === 'start')
  const late = isOverdue(task, day, useClock())
  return (
    <article className={classes.card}>
      <p className={classes.when}>
        <span className={classes.clock}>{timeWords(task, t)}</span>
        <span className={classes.state} role="status">
          {stateWords(task, late, t)}
        </span>
      </p>
      <VisitClient task={task} />
      {task.title !== '' && <p className={classes.title}>{task.title}</p>}
      <OpenDosesInNext next={task} />
      <VisitSheetView visit={task.visit} dossierId={task.dossierId} />
      <WhoseContext value={task.client?.name ?? null}>
        <TaskActions task={task} changing={changing} goesOn={pages.task.link({ taskId: task._id })} />
      </WhoseContext>
    </article>
  )
}

function stateWords({ started_at }: Task, late: boolean, t: TFunction): string {
  if (started_at) return t('Iniziata alle {{time}}', { time: clockIn(started_at) })
  return late ? t('Da concludere') : t('Prossima visita')
}
