import { daysOfMonthGrid } from '@vicino/domain/calendar/calendar-view.ts'
import { groupByWeek } from '@vicino/domain/calendar/month-week.ts'
import type { CalendarTime } from '@vicino/domain/calendar/moved-time.ts'
import type { WeekStart } from '@vicino/domain/calendar/week-start.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { type MouseEvent, useCallback, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import type { CalendarItem } from './calendar-item.ts'
import type { Drawn } from './drawn.ts'
import classes from './MonthGrid.module.css'
import { MonthHead } from './MonthHead.tsx'
import { type DayAlert, MonthWeek } from './MonthWeek.tsx'
import { useMonthDrag } from './use-month-drag.ts'
import { useMonthKeys } from './use-month-keys.ts'
import { useNarrow } from './use-narrow.ts'
import { useRovingFocus } from './use-roving-focus.ts'

export type MonthGridProps<Item extends CalendarItem> = {
  /** The day around which the month is shown; the tab key comes to it first. */
  day: Day
  today: Day | null
  items: readonly Item[]
  /** How many things a day has in all, where `items` holds only the first of them. */
  counts?: ReadonlyMap<Day, number>
  /** How many things of a day somebody has to look at, also of those that it does not show. */
  alerts?: ReadonlyMap<Day, DayAlert>
  holidays?: ReadonlyMap<Day, string>
  weekStart?: WeekStart
  onOpenDay: (day: Day) => void
  onOpen: (item: Item) => void
  /** The keyboard left the month: show the one of this day. */
  onShowDay: (day: Day) => void
  /** Somebody drew over days, or clicked where one is free. */
  onAdd?: (time: CalendarTime, drawn: Drawn) => void
  /** Somebody dropped an item on another day. What is refused goes back. */
  onMove?: (item: Item, time: CalendarTime) => Promise<unknown>
}

const weeksShown = 6

/** A month as a grid of six weeks. */
export function MonthGrid<Item extends CalendarItem>(props: MonthGridProps<Item>) {
  const { day, today, items, counts, alerts, holidays, weekStart = 'mon' } = props
  const { onOpenDay, onOpen, onShowDay, onAdd, onMove } = props
  const { t } = useTranslation()
  const narrow = useNarrow()
  const grid = useRef<HTMLDivElement>(null)
  const format = formatIn(spokenLanguage())
  const month = day.slice(0, 7)
  const days = useMemo(() => daysOfMonthGrid(`${month}-01`, weekStart), [month, weekStart])
  const weeks = useMemo(() => groupByWeek(items, days[0]!, weeksShown), [items, days])
  const sayDay = useCallback(
    (said: Day, count: number) =>
      count === 0
        ? format.longDay(said)
        : `${format.longDay(said)}, ${t('{{count}} appuntamenti', { count })}`,
    [format, t],
  )
  const roving = useRovingFocus(grid, '[data-day]', `[data-day="${day}"]`)
  const keys = useMonthKeys(grid, { days, onShowDay })
  const drag = useMonthDrag({ grid, days, items, narrow, onAdd, onMove })
  const press = (event: MouseEvent): void => {
    const { id, day: opened } = pressedIn(event)
    const item = id === undefined ? undefined : items.find(({ _id }) => _id === id)
    if (item) onOpen(item)
    else if (opened) onOpenDay(opened)
  }
  return (
    // The keys and clicks are those of the buttons and links inside.
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={format.month(day)}
      className={classes.month}
      onClick={press}
      {...roving}
      {...keys}
      {...drag}
    >
      <MonthHead days={days.slice(0, 7)} />
      {weeks.map((ofWeek, index) => (
        <MonthWeek
          key={index}
          items={ofWeek}
          firstDay={days[index * 7]!}
          month={month}
          today={today}
          narrow={narrow}
          counts={counts}
          alerts={alerts}
          holidays={holidays}
          sayDay={sayDay}
        />
      ))}
    </div>
  )
}

/** The item or the day that was pressed. With a held key a link is the browser's. */
function pressedIn(event: MouseEvent): { id?: string | undefined; day?: Day | undefined } {
  const target = event.target as Element
  const link = target.closest<HTMLElement>('[data-id]')
  if (link && (event.metaKey || event.ctrlKey || event.shiftKey)) return {}
  event.preventDefault()
  return { id: link?.dataset['id'], day: target.closest<HTMLElement>('[data-day]')?.dataset['day'] }
}
