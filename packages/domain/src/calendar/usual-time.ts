import { type Clock, clockAt, minutesOf } from '../days/clock.ts'
import type { Day } from '../days/day.ts'
import type { CalendarTime } from './moved-time.ts'

/** When a day's visits begin, and after which none begins that nobody gave an hour. */
const firstMinute = 8 * 60
const lastMinute = 20 * 60
const hour = 60

/**
 * When something is meant that somebody asked for on a day without saying its hour: in the morning, on the day that goes on
 * at the next full hour.
 */
export function usualTime(day: Day, now: { today: Day; clock: Clock }): CalendarTime {
  const next = (Math.floor(minutesOf(now.clock) / hour) + 1) * hour
  const from = day === now.today ? Math.min(Math.max(next, firstMinute), lastMinute) : firstMinute
  return { date: day, end_date: day, start_time: clockAt(from), end_time: clockAt(from + hour) }
}
