import { firstScrollPx } from '@vicino/domain/calendar/hour-scale.ts'
import type { CalendarTime } from '@vicino/domain/calendar/moved-time.ts'
import { splitByDays } from '@vicino/domain/calendar/timeline-days.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { type CSSProperties, type MouseEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { spokenLanguage } from '../../i18n/texts.ts'
import type { CalendarItem } from './calendar-item.ts'
import { columnsBeside } from './columns-beside.ts'
import { DayColumn } from './DayColumn.tsx'
import { FullDayStrip } from './FullDayStrip.tsx'
import { HourNames } from './HourNames.tsx'
import { NowLine } from './NowLine.tsx'
import { restAt } from './rest-at.ts'
import { RestSheet, type ShownRest } from './RestSheet.tsx'
import classes from './Timeline.module.css'
import { TimelineHead } from './TimelineHead.tsx'
import { useRovingFocus } from './use-roving-focus.ts'

export type TimelineProps<Item extends CalendarItem> = {
  /** One, three or seven days in order. */
  days: readonly Day[]
  today: Day | null
  items: readonly Item[]
  holidays?: ReadonlyMap<Day, string>
  onOpen: (item: Item) => void
  /** The name of a day above its column was pressed. Without it, or for one day, no names are shown. */
  onOpenDay?: (day: Day) => void
  /** The keyboard wants the days before (-1) or after (1). */
  onStep?: (step: -1 | 1) => void
  /** Somebody drew on empty time. */
  onAdd?: (time: CalendarTime) => void
  /** Somebody moved an item or changed its length. What is refused goes back. */
  onMove?: (item: Item, time: CalendarTime) => Promise<unknown>
}

/** Days with their hours beside each other, and above them what fills whole days. */
export function Timeline<Item extends CalendarItem>(props: TimelineProps<Item>) {
  const { days, today, items, holidays, onOpen, onOpenDay } = props
  const scroller = useRef<HTMLDivElement>(null)
  const [rest, setRest] = useState<ShownRest | null>(null)
  const format = formatIn(spokenLanguage())
  const { strip, columns } = useMemo(() => splitByDays(items, days[0]!, days.length), [items, days])
  const roving = useRovingFocus(scroller, '[data-id], [data-rest]', '[data-id]')

  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: firstScrollPx })
  }, [])

  const press = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    const pressed = (event.target as Element).closest<HTMLElement>('[data-id], [data-rest]')
    if (!pressed) return
    event.preventDefault()
    const item = items.find(({ _id }) => _id === pressed.dataset['id'])
    setRest(item ? null : restAt(pressed, days, { strip, columns }))
    if (item) onOpen(item)
  }

  return (
    // The keys and clicks are those of the links and buttons inside.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={scroller}
      className={classes.timeline}
      style={{ '--days': days.length } as CSSProperties}
      onClick={press}
      {...roving}
    >
      <div className={classes.top}>
        {onOpenDay && days.length > 1 && (
          <TimelineHead days={days} today={today} holidays={holidays} onOpenDay={onOpenDay} />
        )}
        {strip.length > 0 && <FullDayStrip days={days} items={strip} />}
      </div>
      <div className={classes.hours}>
        <HourNames />
        <div className={classes.columns}>
          {days.map((day, index) => (
            <DayColumn
              key={index}
              day={day}
              label={format.longDay(day)}
              items={columns[index]!}
              columns={columnsBeside(days.length)}
              isToday={day === today}
              isHoliday={holidays?.has(day) ?? false}
            />
          ))}
          <NowLine days={days} />
        </div>
      </div>
      <RestSheet rest={rest} onClose={() => setRest(null)} />
    </div>
  )
}
