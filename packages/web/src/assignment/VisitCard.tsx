import type { AssignmentCheck } from '@vicino/domain/assignment/assignment-check.ts'
import { isAssignable } from '@vicino/domain/assignment/assignment.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { isSettled } from '@vicino/domain/tasks/task-status.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { IconCheck, IconChevronRight, IconPlaneDeparture } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../app/links.ts'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { checkLabel } from './check-words.ts'
import { clocksOf, nameOf } from './visit-words.ts'
import classes from './Assignment.module.css'

type Props = {
  task: Task
  /** In whose column it stands. */
  from: Id | null
  chosen: boolean
  onToggle: () => void
  checks?: readonly AssignmentCheck[]
  /** What the planned services ask for. */
  needed?: string | undefined
}

/** One visit on the board: a tap chooses it, the arrow opens it. What cannot be handed on only stands there. */
export function VisitCard({ task, from, chosen, onToggle, checks = [], needed }: Props) {
  const { t } = useTranslation()
  const over = isSettled(task.status) || task.suspended_by_dossier
  const words = (
    <>
      <span className={classes.clock}>
        {clocksOf(task, t)}
        {needed !== undefined && <span className={classes.needed}>{needed}</span>}
        {chosen && <IconCheck size={18} stroke={2.4} aria-hidden />}
        {task.type === 'holiday' && <IconPlaneDeparture size={18} stroke={1.9} aria-hidden />}
      </span>
      <span className={classes.name} data-over={over || undefined}>
        {nameOf(task, t)}
      </span>
      {task.type === 'client' && <span className={classes.about}>{task.title}</span>}
      {checks.map(check => (
        <StatusBadge key={checkLabel(check, t)} tone="attention" label={checkLabel(check, t)} />
      ))}
    </>
  )
  return (
    <li
      className={classes.card}
      data-type={task.type}
      data-chosen={chosen || undefined}
      data-task={isAssignable(task) ? task._id : undefined}
      data-from={from ?? ''}
    >
      {isAssignable(task) ? (
        <button type="button" className={classes.choose} aria-pressed={chosen} onClick={onToggle}>
          {words}
        </button>
      ) : (
        <div className={classes.choose}>{words}</div>
      )}
      <Link
        {...pages.task.link({ taskId: task._id })}
        className={classes.open}
        aria-label={t('Apri {{name}}, {{clocks}}', { name: nameOf(task, t), clocks: clocksOf(task, t) })}
      >
        <IconChevronRight size={18} stroke={1.9} aria-hidden />
      </Link>
    </li>
  )
}
