import { type CalendarView, daysOfView, type ViewSettings } from '@vicino/domain/calendar/calendar-view.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Format } from '@vicino/domain/days/format.ts'

/** What the calendar's title says of the days that it shows: little where there is little room. */
export function calendarTitle(
  view: CalendarView,
  day: Day,
  { narrow = false, ...settings }: ViewSettings & { narrow?: boolean },
  format: Pick<Format, 'longDayWithYear' | 'shortDay' | 'month' | 'period'>,
): string {
  const days = daysOfView(view, day, settings)
  if (days.length === 1) return narrow ? format.shortDay(day) : format.longDayWithYear(day)
  return view === 'week' ? format.period(days[0]!, days.at(-1)!) : format.month(day)
}
