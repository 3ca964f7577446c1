import { addMinutes } from '../days/clock.ts'
import { addDays } from '../days/day.ts'
import { clockIn, type Instant, instantAt, millisecondsOf, todayIn } from '../days/instant.ts'

/** How long the reminder takes on the plan, in minutes. */
const takes = 15

/**
 * When a measurement is repeated `minutes` after an instant, as a task says it. It is a reminder and no visit: it
 * keeps nobody busy, so no overlap is asked about, it meets no dose and bills nothing.
 */
export function repeatReading(now: Instant, minutes: number) {
  const at = instantAt(millisecondsOf(now) + minutes * 60_000)
  const [date, start_time] = [todayIn(at), clockIn(at)]
  const end_time = addMinutes(start_time, takes)
  const end_date = end_time > start_time ? date : addDays(date, 1)
  return { type: 'reminder', date, end_date, start_time, end_time } as const
}
