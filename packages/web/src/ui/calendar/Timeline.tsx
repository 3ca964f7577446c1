import { firstScrollPx } from '@vicino/domain/calendar/hour-scale.ts'
import type { CalendarTime } from '@vicino/domain/calendar/moved-time.ts'
import { splitByDays } from '@vicino/domain/calendar/timeline-days.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import {
  type CSSProperties,
  type MouseEvent,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import type { CalendarItem } from './calendar-item.ts'
import { columnsBeside } from './columns-beside.ts'
import { DayColumn } from './DayColumn.tsx'
import { FullDayStrip } from './FullDayStrip.tsx'
import { HourNames } from './HourNames.tsx'
import { MoveBar } from './MoveBar.tsx'
import { NowLine } from './NowLine.tsx'
import { restAt } from './rest-at.ts'
import { RestSheet, type ShownRest } from './RestSheet.tsx'
import classes from './Timeline.module.css'
import { TimelineHead } from './TimelineHead.tsx'
import { useMoving } from './use-moving.ts'
import { useRovingFocus } from './use-roving-focus.ts'
import { useTimelineDrag } from './use-timeline-drag.ts'
import { useTimelineKeys } from './use-timeline-keys.ts'

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
  const { days, today, items, holidays, onOpen, onOpenDay, onAdd, onMove, onStep } = props
  const { t } = useTranslation()
  const scroller = useRef<HTMLDivElement>(null)
  const columns = useRef<HTMLDivElement>(null)
  const [rest, setRest] = useState<ShownRest | null>(null)
  const format = formatIn(spokenLanguage())
  const split = useMemo(() => splitByDays(items, days[0]!, days.length), [items, days])
  const todayAt = today === null ? -1 : days.indexOf(today)
  const roving = useRovingFocus(scroller, '[data-id], [data-rest]', '[data-id]')
  const moving = useMoving({ columns, scroller, days, onMove })
  const keys = useTimelineKeys({ scroller, days, items, moving, onStep, mayMove: onMove !== undefined })
  const drag = useTimelineDrag({ scroller, columns, days, items, onAdd, onMove })

  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: firstScrollPx })
  }, [])

  const sayRest = useCallback((count: number) => t('Altri {{count}} appuntamenti', { count }), [t])
  const press = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    const pressed = (event.target as Element).closest<HTMLElement>('[data-id], [data-rest]')
    if (!pressed) return
    event.preventDefault()
    const item = items.find(({ _id }) => _id === pressed.dataset['id'])
    setRest(item ? null : restAt(pressed, days, split))
    if (item) onOpen(item)
  }

  return (
    // The keys and clicks are those of the links and buttons inside.
    <section
      ref={scroller}
      // Scrolls by keyboard, also where it is empty.
      tabIndex={0}
      aria-label={t('Calendario')}
      className={classes.timeline}
      style={{ '--days': days.length } as CSSProperties}
      onClick={press}
      {...roving}
      {...keys}
      {...drag}
    >
      <div className={classes.top}>
        {onOpenDay && days.length > 1 && (
          <TimelineHead days={days} today={today} holidays={holidays} onOpenDay={onOpenDay} />
        )}
        {split.strip.length > 0 && (
          <FullDayStrip days={days} items={split.strip} label={t('Tutto il giorno')} sayRest={sayRest} />
        )}
      </div>
      <div className={classes.hours}>
        <HourNames />
        <div ref={columns} className={classes.columns}>
          {days.map((day, index) => (
            <DayColumn
              key={index}
              day={day}
              label={format.longDay(day)}
              items={split.columns[index]!}
              columns={columnsBeside(days.length)}
              sayRest={sayRest}
              isToday={index === todayAt}
              isHoliday={holidays?.has(day) ?? false}
            />
          ))}
          {todayAt !== -1 && <NowLine column={todayAt} />}
        </div>
      </div>
      <MoveBar moving={moving.moving} onDrop={moving.drop} onCancel={moving.cancel} />
      {rest && <RestSheet rest={rest} onClose={() => setRest(null)} />}
    </section>
  )
}
