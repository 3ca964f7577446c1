import { clockIn } from '@vicino/domain/days/instant.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { useTranslation } from 'react-i18next'
import { TaskActions } from './TaskActions.tsx'
import { timeWords } from './task-words.ts'
import { VisitClient, VisitSheetView } from './VisitClient.tsx'
import classes from './NextVisit.module.css'

type Props = { task: Task; onDone: (changed: Task) => void }

/** The visit at hand, large: whom, when, where, what to mind, what is due, and one tap to begin or end it. */
export function NextVisitCard({ task, onDone }: Props) {
  const { t } = useTranslation()
  return (
    <article className={classes.card}>
      <p className={classes.when}>
        <span className={classes.clock}>{timeWords(task, t)}</span>
        <span className={classes.state} role="status">
          {task.started_at
            ? t('Iniziata alle {{time}}', { time: clockIn(task.started_at) })
            : t('Prossima visita')}
        </span>
      </p>
      <VisitClient task={task} />
      {task.title !== '' && <p className={classes.title}>{task.title}</p>}
      <VisitSheetView visit={task.visit} />
      <TaskActions key={task._id} task={task} onDone={onDone} />
    </article>
  )
}
