import { layOutDay } from '@vicino/domain/calendar/day-columns.ts'
import { entryOf, firstDayOf, lastDayOfItem } from '@vicino/domain/calendar/placed.ts'
import type { TimelineDays } from '@vicino/domain/calendar/timeline-days.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { dayNumber } from '@vicino/domain/days/day-number.ts'
import type { CalendarItem } from './calendar-item.ts'
import { columnsBeside } from './columns-beside.ts'
import type { ShownRest } from './RestSheet.tsx'

/** What stands behind a pressed "+N": of a day's hours the things without a column, of the strip all of the day. */
export function restAt(
  button: HTMLElement,
  days: readonly Day[],
  { strip, columns }: TimelineDays<CalendarItem>,
): ShownRest | null {
  const day = button.closest<HTMLElement>('[data-column]')?.dataset['column'] ?? button.dataset['rest']
  const index = day === undefined ? -1 : days.indexOf(day)
  if (day === undefined || index === -1) return null
  if (button.dataset['rest'] === day) {
    const number = dayNumber(day)
    const items = strip.filter(item => {
      const entry = entryOf(item)
      return firstDayOf(entry) <= number && number <= lastDayOfItem(entry)
    })
    return { day, items }
  }
  const { rests } = layOutDay(columns[index]!, day, columnsBeside(days.length))
  const items = rests.find(({ from }) => String(from) === button.dataset['rest'])?.items
  return items ? { day, items } : null
}
