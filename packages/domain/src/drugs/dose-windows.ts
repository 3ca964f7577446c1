import * as z from 'zod/mini'
import { Clock } from '../days/clock.ts'
import { addDays, type Day } from '../days/day.ts'
import { type Instant, instantOf, millisecondsPerMinute, minutesBetweenInstants } from '../days/instant.ts'
import { type Moment, moments } from './drug-lists.ts'

/** When each moment of the scheme begins. It lasts until the next one begins; the night, until the next morning. */
export const DoseWindows = z
  .strictObject({ morning: Clock, afternoon: Clock, evening: Clock, night: Clock })
  .check(
    z.superRefine((windows, context) => {
      moments.slice(1).forEach(({ value }, index) => {
        if (windows[value] <= windows[moments[index]!.value])
          context.addIssue({ code: 'custom', path: [value], message: 'windows_in_order', input: windows })
      })
    }),
  )
export type DoseWindows = z.infer<typeof DoseWindows>

/** The windows of a business that has chosen none of its own. */
export const usualWindows = {
  morning: '06:00',
  afternoon: '11:00',
  evening: '16:00',
  night: '21:00',
} as const satisfies DoseWindows

/** When a moment of a day begins and ends by the clock on the wall; the night ends on the next day. */
export function windowOf(
  day: Day,
  moment: Moment,
  windows: DoseWindows,
): { from: { day: Day; clock: Clock }; until: { day: Day; clock: Clock } } {
  const next = moments[moments.findIndex(({ value }) => value === moment) + 1]
  const until = next
    ? { day, clock: windows[next.value] }
    : { day: addDays(day, 1), clock: windows[moments[0].value] }
  return { from: { day, clock: windows[moment] }, until }
}

/** When the window of a moment is over. */
export function endOfWindow(day: Day, moment: Moment, windows: DoseWindows): Instant {
  const { until } = windowOf(day, moment, windows)
  return instantOf(until.day, until.clock)
}

/** How the time of a dose stands: still to come, now, or over. */
export type DoseTime = 'later' | 'now' | 'over'

/** Whether it is the time of a dose. On the two nights of the clock change the window keeps its clocks. */
export function timeOfDose(day: Day, moment: Moment, windows: DoseWindows, now: Instant): DoseTime {
  const { from } = windowOf(day, moment, windows)
  if (now < instantOf(from.day, from.clock)) return 'later'
  return now < endOfWindow(day, moment, windows) ? 'now' : 'over'
}

/** How long before its window a dose may be given by a single tap, in minutes: a tour runs ahead of its clocks. */
const aheadMinutes = 60

/** The same in milliseconds. */
export const aheadMs = aheadMinutes * millisecondsPerMinute

/** Whether it is so long before the window of a dose that a single tap on it would be a mistake. */
export function isEarly(day: Day, moment: Moment, windows: DoseWindows, now: Instant): boolean {
  const { from } = windowOf(day, moment, windows)
  return minutesBetweenInstants(now, instantOf(from.day, from.clock)) >= aheadMinutes
}
