import { addMinutes } from '../days/clock.ts'
import { addDays } from '../days/day.ts'
import { clockIn, type Instant, minutesAfter, todayIn } from '../days/instant.ts'

/** How long the reminder takes on the plan, in minutes. */
const takes = 15

/**
 * When a measurement is repeated `minutes` after an instant, as a task says it. It is a reminder and no visit: it
 * keeps nobody busy, so no overlap is asked about, it meets no dose and bills nothing.
 */
export function repeatReading(now: Instant, minutes: number) {
  const at = minutesAfter(now, minutes)
  const [date, start_time] = [todayIn(at), clockIn(at)]
  return { type: 'reminder', date, start_time, ...endOf(at) } as const
}

/**
 * When the reminder ends: so many minutes later. In the night whose clocks go back the wall would show an end before
 * the start; there it ends by the clock on the wall.
 */
function endOf(at: Instant) {
  const [date, start] = [todayIn(at), clockIn(at)]
  const after = minutesAfter(at, takes)
  const passed = { end_date: todayIn(after), end_time: clockIn(after) }
  if (passed.end_date > date || passed.end_time > start) return passed
  const end_time = addMinutes(start, takes)
  return { end_date: end_time > start ? date : addDays(date, 1), end_time }
}
