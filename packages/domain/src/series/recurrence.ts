import ICAL from 'ical.js'
import { type Day, dayOfMonth, lastYear, monthOf, yearOf } from '../days/day.ts'

/**
 * The days of a recurrence rule (RFC 5545) from its first day on, in order and without an end: the caller stops.
 * The rule has to fall on the first day. The only file that knows the recurrence library.
 */
export function* daysOfRule(rule: string, first: Day): Generator<Day, void> {
  const days = ICAL.Recur.fromString(completed(rule, first)).iterator(ICAL.Time.fromDateString(first))
  for (let next = days.next(); next; next = days.next()) {
    const day = next.toString()
    if (yearOf(day) > lastYear) return
    yield day
  }
}

/** Without its day named, the library lets a yearly 29 February slip into March. */
const completed = (rule: string, first: Day): string =>
  rule.startsWith('FREQ=YEARLY') ? `${rule};BYMONTH=${monthOf(first)};BYMONTHDAY=${dayOfMonth(first)}` : rule
