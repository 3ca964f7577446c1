import type { Day } from '../days/day.ts'
import { holidayOn } from '../days/holidays.ts'
import { fits, patternOf } from './pattern.ts'
import { daysOfRule } from './recurrence.ts'
import { mostVisits, type Repeat } from './repeat.ts'

/** Why a series cannot be planned: the field of `repeat` or of the task, and the code of its sentence. */
export type SeriesFault = {
  path: 'date' | 'repeat.until' | 'repeat.count'
  code: 'not_in_series' | 'end_before_start' | 'too_many_visits'
}

/**
 * The days of a series in order, the first day among them. A skipped holiday does not count: ten visits are ten
 * visits. A first day that is itself a skipped holiday is none of the series.
 */
export function daysOfSeries(
  first: Day,
  { rule, until, count, skip_holidays = false }: Repeat,
): Day[] | SeriesFault {
  const pattern = patternOf(rule, first)
  if (!pattern || !fits(pattern, first) || (skip_holidays && holidayOn(first) !== null))
    return { path: 'date', code: 'not_in_series' }
  if (until && until < first) return { path: 'repeat.until', code: 'end_before_start' }
  const days: Day[] = []
  for (const day of daysOfRule(rule, first)) {
    if ((until && day > until) || days.length === count) return days
    if (skip_holidays && holidayOn(day) !== null) continue
    if (days.length === mostVisits)
      return { path: until ? 'repeat.until' : 'repeat.count', code: 'too_many_visits' }
    days.push(day)
  }
  return days
}
