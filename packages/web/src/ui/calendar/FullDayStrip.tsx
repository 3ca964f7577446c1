import { layOutBars } from '@vicino/domain/calendar/bars.ts'
import { entryOf } from '@vicino/domain/calendar/placed.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { dayNumber } from '@vicino/domain/days/day-number.ts'
import { memo } from 'react'
import type { CalendarItem } from './calendar-item.ts'
import item from './Item.module.css'
import { spokenBlock } from './item-words.ts'
import { sameDrawing } from './same-items.ts'
import classes from './Timeline.module.css'

type Props = {
  days: readonly Day[]
  items: readonly CalendarItem[]
  label: string
  sayRest: (count: number) => string
}

/** Most bars below each other above the hours; the rest is a number. */
const lanes = 3

/** What fills whole days, above the hours. */
export const FullDayStrip = memo(function FullDayStrip({ days, items, label, sayRest }: Props) {
  const { bars, hidden } = layOutBars(items.map(entryOf), dayNumber(days[0]!), days.length, lanes)
  return (
    <div role="group" aria-label={label} className={classes.strip} data-strip>
      {bars.map(({ item: shown, column, across, lane, before, after }) => (
        <a
          key={shown._id}
          href={shown.href}
          tabIndex={-1}
          draggable={false}
          className={`${item.item} ${classes.bar}`}
          style={{ gridArea: `${lane + 1} / ${column + 1} / auto / span ${across}` }}
          data-id={shown._id}
          data-tone={shown.tone}
          data-mark={shown.mark}
          data-struck={shown.struck || undefined}
          data-fixed={!shown.movable || undefined}
          data-before={before || undefined}
          data-after={after || undefined}
          aria-label={[spokenBlock(shown), label].join(', ')}
        >
          <span>{shown.title}</span>
          {shown.reason !== undefined && <i>{shown.reason}</i>}
        </a>
      ))}
      {hidden.map((count, column) =>
        count === 0 ? null : (
          <button
            key={days[column]}
            type="button"
            tabIndex={-1}
            className={classes.stripMore}
            style={{ gridArea: `${lanes + 1} / ${column + 1}` }}
            data-rest={days[column]}
            aria-label={sayRest(count)}
          >
            +{count}
          </button>
        ),
      )}
    </div>
  )
}, sameDrawing)
