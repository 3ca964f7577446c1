import { isAssignable } from '@vicino/domain/assignment/assignment.ts'
import { isStruck } from '@vicino/domain/tasks/task-status.ts'
import { IconCheck, IconChevronRight, IconPlaneDeparture } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { timeWords } from '../tasks/time-words.ts'
import { cardData, type CardProps } from './card-data.ts'
import { checkLabels } from './check-words.ts'
import { qualificationWords } from './qualification-words.ts'
import { StruckSign } from './StruckSign.tsx'
import { visitName } from './visit-name.ts'
import classes from './Assignment.module.css'

/** One visit on the board: a tap chooses it, the arrow opens it. What cannot be handed on only stands there. */
export function VisitCard({ onToggle, checks = [], needed, ...card }: CardProps) {
  const { t } = useTranslation()
  const { task, chosen } = card
  const words = (
    <>
      <span className={classes.clock}>
        <StruckSign task={task} />
        {timeWords(task, t)}
        {needed !== undefined && <span className={classes.needed}>{qualificationWords(needed, t)}</span>}
        {chosen && <IconCheck size={18} stroke={2.4} aria-hidden />}
        {task.type === 'holiday' && <IconPlaneDeparture size={18} stroke={1.9} aria-hidden />}
      </span>
      <span className={classes.name} data-struck={isStruck(task) || undefined}>
        {visitName(task, t)}
      </span>
      {task.type === 'client' && <span className={classes.about}>{task.title}</span>}
      {checkLabels(checks, t).map(label => (
        <StatusBadge key={label} tone="attention" label={label} />
      ))}
    </>
  )
  return (
    <li className={classes.card} {...cardData(card)}>
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
        aria-label={t('Apri {{name}}, {{clocks}}', { name: visitName(task, t), clocks: timeWords(task, t) })}
      >
        <IconChevronRight size={18} stroke={1.9} aria-hidden />
      </Link>
    </li>
  )
}
