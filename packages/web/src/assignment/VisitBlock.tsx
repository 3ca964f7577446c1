import { isAssignable } from '@vicino/domain/assignment/assignment.ts'
import { isStruck } from '@vicino/domain/tasks/task-status.ts'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { timeWords } from '../tasks/time-words.ts'
import { cardData, type CardProps } from './card-data.ts'
import { checkLabels } from './check-words.ts'
import { qualificationWords } from './qualification-words.ts'
import { StruckSign } from './StruckSign.tsx'
import { visitName } from './visit-name.ts'
import classes from './Assignment.module.css'
import { dotted } from '../i18n/dotted.ts'

type Props = CardProps & {
  /** Minutes of the day, and in which lane of its row it stands. */
  at: { from: number; to: number; lane: number }
}

/** One visit along the hours, as long as it lasts: a tap chooses it. What cannot be handed on is opened. */
export function VisitBlock({ at, onToggle, checks = [], needed, ...card }: Props) {
  const { t } = useTranslation()
  const { task, chosen } = card
  const doubts = checkLabels(checks, t).join(', ')
  const words = (
    <>
      <span className={classes.clock}>
        <StruckSign task={task} />
        {doubts !== '' && (
          <IconAlertTriangle className={classes.doubt} size={16} stroke={2} role="img" aria-label={doubts} />
        )}
        {chosen && <IconCheck size={16} stroke={2.4} aria-hidden />}
        {task.start_time}
        {needed !== undefined && <span className={classes.needed}>{qualificationWords(needed, t)}</span>}
      </span>
      <span className={classes.name} data-struck={isStruck(task) || undefined}>
        {visitName(task, t)}
      </span>
    </>
  )
  const title = dotted([
    visitName(task, t),
    timeWords(task, t),
    needed && qualificationWords(needed, t),
    doubts,
  ])
  return (
    <li
      className={`${classes.card} ${classes.block}`}
      style={{ '--from': at.from, '--to': at.to, '--at-lane': at.lane } as CSSProperties}
      title={title}
      {...cardData(card)}
    >
      {isAssignable(task) ? (
        <button type="button" className={classes.choose} aria-pressed={chosen} onClick={onToggle}>
          {words}
        </button>
      ) : (
        <Link {...pages.task.link({ taskId: task._id })} className={classes.choose}>
          {words}
        </Link>
      )}
    </li>
  )
}
