import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { RefObject } from 'react'
import { spokenLanguage } from '../../i18n/texts.ts'
import type { CalendarItem } from './calendar-item.ts'
import { columnsBeside } from './columns-beside.ts'
import { DayColumn } from './DayColumn.tsx'
import { HourNames } from './HourNames.tsx'
import { NowLine } from './NowLine.tsx'
import classes from './Timeline.module.css'

type Props = {
  columns: RefObject<HTMLDivElement | null>
  days: readonly Day[]
  today: Day | null
  /** What each of the days holds. */
  items: readonly (readonly CalendarItem[])[]
  holidays: ReadonlyMap<Day, string> | undefined
  sayRest: (count: number) => string
}

/** The 24 hours of each day beside each other. */
export function TimelineHours({ columns, days, today, items, holidays, sayRest }: Props) {
  const format = formatIn(spokenLanguage())
  const todayAt = today === null ? -1 : days.indexOf(today)
  return (
    <div className={classes.hours}>
      <HourNames />
      <div ref={columns} className={classes.columns}>
        {days.map((day, index) => (
          <DayColumn
            key={index}
            day={day}
            label={[format.longDay(day), holidays?.get(day)].filter(Boolean).join(', ')}
            items={items[index]!}
            columns={columnsBeside(days.length)}
            narrow={days.length > 1}
            sayRest={sayRest}
          />
        ))}
        {todayAt !== -1 && <NowLine column={todayAt} />}
      </div>
    </div>
  )
}
