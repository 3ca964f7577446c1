import { firstScrollPx, hourPx, workingDay } from '@vicino/domain/calendar/hour-scale.ts'
import type { CalendarTime } from '@vicino/domain/calendar/moved-time.ts'
import { splitByDays } from '@vicino/domain/calendar/timeline-days.ts'
import { minutesOf } from '@vicino/domain/days/clock.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { type CSSProperties, useCallback, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { late } from '../late.ts'
import type { CalendarItem } from './calendar-item.ts'
import type { Drawn } from './drawn.ts'
import { FullDayStrip } from './FullDayStrip.tsx'
import { MoveBar } from './MoveBar.tsx'
import classes from './Timeline.module.css'
import { TimelineHead } from './TimelineHead.tsx'
import { TimelineHours } from './TimelineHours.tsx'
import { useMoving } from './use-moving.ts'
import { useRovingFocus } from './use-roving-focus.ts'
import { useScrollPadding } from './use-scroll-padding.ts'
import { useTimelineDrag } from './use-timeline-drag.ts'
import { useTimelineKeys } from './use-timeline-keys.ts'
import { useTimelinePress } from './use-timeline-press.ts'

/** What found no place on a day is asked for by a tap. */
const RestSheet = late(async () => (await import('./RestSheet.tsx')).RestSheet)

export type TimelineProps<Item extends CalendarItem> = {
  /** One day, or the days of a week in order. */
  days: readonly Day[]
  today: Day | null
  items: readonly Item[]
  holidays?: ReadonlyMap<Day, string>
  onOpen: (item: Item) => void
  /** The name of a day above its column was pressed. Without it, or for one day, no names are shown. */
  onOpenDay?: (day: Day) => void
  /** The keyboard wants the days before (-1) or after (1). */
  onStep?: (step: -1 | 1) => void
  /** Somebody drew on empty time, or clicked there. */
  onAdd?: (time: CalendarTime, drawn: Drawn) => void
  /** Somebody moved an item or changed its length. What is refused goes back. */
  onMove?: (item: Item, time: CalendarTime) => Promise<unknown>
}

/** What the style sheet has to know of the hours: how high one is, and which belong to the working day. */
const scale = {
  '--hour': `${hourPx}px`,
  '--working-from': minutesOf(workingDay.from) / 60,
  '--working-to': minutesOf(workingDay.to) / 60,
}

/** Days with their hours beside each other, and above them what fills whole days. */
export function Timeline<Item extends CalendarItem>(props: TimelineProps<Item>) {
  const { days, today, items, holidays, onOpen, onOpenDay, onAdd, onMove, onStep } = props
  const { t } = useTranslation()
  const keysId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const columns = useRef<HTMLDivElement>(null)
  const split = useMemo(() => splitByDays(items, days[0]!, days.length), [items, days])
  const sayRest = useCallback((count: number) => t('Altri {{count}} appuntamenti', { count }), [t])
  const roving = useRovingFocus(scroller, '[data-id], [data-rest]', '[data-id]')
  const moving = useMoving({ columns, scroller, days, onMove })
  const keys = useTimelineKeys({ scroller, days, items, moving, onStep, mayMove: onMove !== undefined })
  const drag = useTimelineDrag({ scroller, columns, days, items, onAdd, onMove })
  const { rest, closeRest, ...press } = useTimelinePress({ days, items, split, onOpen })

  useScrollPadding(scroller, head)
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: firstScrollPx })
  }, [])

  return (
    // The keys and clicks are those of the links and buttons inside.
    <section
      ref={scroller}
      // Scrolls by keyboard, also where it is empty.
      tabIndex={0}
      aria-label={t('Calendario')}
      aria-describedby={onMove && keysId}
      className={classes.timeline}
      style={{ ...scale, '--days': days.length } as CSSProperties}
      {...press}
      {...roving}
      {...keys}
      {...drag}
    >
      {onMove && (
        <p id={keysId} hidden>
          {t("Frecce: da un appuntamento all'altro. M: spostare o allungare.")}
        </p>
      )}
      <div ref={head} className={classes.top}>
        {onOpenDay && days.length > 1 && (
          <TimelineHead days={days} today={today} holidays={holidays} onOpenDay={onOpenDay} />
        )}
        {split.strip.length > 0 && (
          <FullDayStrip days={days} items={split.strip} label={t('Tutto il giorno')} sayRest={sayRest} />
        )}
      </div>
      <TimelineHours
        columns={columns}
        days={days}
        today={today}
        items={split.columns}
        holidays={holidays}
        sayRest={sayRest}
      />
      <MoveBar moving={moving.moving} onDrop={moving.drop} onCancel={moving.cancel} />
      {rest && <RestSheet rest={rest} onClose={closeRest} />}
    </section>
  )
}
