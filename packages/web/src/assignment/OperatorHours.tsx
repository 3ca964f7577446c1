import { takesAway } from '@vicino/domain/absences/who-is-away.ts'
import { workedOn } from '@vicino/domain/assignment/worked-hours.ts'
import { layOutDay } from '@vicino/domain/calendar/day-columns.ts'
import { minutesOf } from '@vicino/domain/days/clock.ts'
import type { CSSProperties } from 'react'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { useTranslation } from 'react-i18next'
import { timeWords } from '../tasks/time-words.ts'
import { OperatorHead, type OperatorProps } from './OperatorHead.tsx'
import { VisitBlock } from './VisitBlock.tsx'
import { visitName } from './visit-name.ts'
import classes from './Assignment.module.css'
import { dotted } from '../i18n/dotted.ts'

/** One operator's day along the hours: when she works, what she has then, and what overlaps in lanes of its own. */
export function OperatorHours(props: OperatorProps) {
  const { t } = useTranslation()
  const { column, board, day, selection } = props
  const { operator, tasks } = column
  const { blocks } = layOutDay(tasks, day, tasks.length)
  const placed = new Set(blocks.map(({ item }) => item._id))
  const lanes = blocks.reduce((most, { columns }) => Math.max(most, columns), 1)
  return (
    <section className={classes.row} aria-label={operator.name} data-operator={operator._id}>
      <div className={classes.rowHead}>
        <OperatorHead {...props} compact />
        {tasks
          .filter(({ _id }) => !placed.has(_id))
          .map(task =>
            takesAway(task) ? (
              <StatusBadge key={task._id} tone="holiday" label={dotted([t('Assente'), timeWords(task, t)])} />
            ) : (
              <p key={task._id} className={classes.about}>
                {dotted([visitName(task, t), timeWords(task, t)])}
              </p>
            ),
          )}
      </div>
      <div className={classes.track} style={{ '--lanes': lanes } as CSSProperties}>
        {workedOn(operator.working_hours, day).map(({ from, to }) => (
          <span
            key={from}
            className={classes.worked}
            style={{ '--from': minutesOf(from), '--to': minutesOf(to) } as CSSProperties}
          />
        ))}
        <ul className={classes.lanes}>
          {blocks.map(({ item, from, to, column: lane }) => {
            const place = { taskId: item._id, from: operator._id }
            return (
              <VisitBlock
                key={item._id}
                task={item}
                at={{ from, to, lane }}
                from={operator._id}
                needed={board.needs.get(item._id)}
                checks={board.checksOf(item, operator)}
                chosen={selection.has(place)}
                onToggle={() => selection.toggle(place)}
              />
            )
          })}
        </ul>
      </div>
    </section>
  )
}
