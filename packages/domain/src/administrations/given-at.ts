import type { Clock } from '../days/clock.ts'
import { addDays } from '../days/day.ts'
import { type Instant, instantAt, instantOf, millisecondsOf, todayIn } from '../days/instant.ts'
import { usualWindows, windowOf } from '../drugs/dose-windows.ts'
import type { MetMoment } from '../drugs/ordered-doses.ts'

/** The instant nearest to another one at which the clock on the wall shows this time. */
export function nearestInstant(clock: Clock, near: Instant): Instant {
  const at = millisecondsOf(near)
  const distance = (instant: Instant) => Math.abs(millisecondsOf(instant) - at)
  const [nearest] = [-1, 0, 1]
    .map(days => instantOf(addDays(todayIn(near), days), clock))
    .toSorted((one, other) => distance(one) - distance(other))
  return nearest!
}

/**
 * When a dose was given that is told by its clock alone: of a night's dose, 00:30 is the next day. One taken as needed
 * is told soon after: 23:50, written down at 00:10, was yesterday; one of an earlier day was on that day.
 */
export const givenAt = (
  clock: Clock,
  { day, moment }: MetMoment | { day: MetMoment['day']; moment: null },
  now: Instant,
): Instant => {
  if (moment !== null) return nearestInstant(clock, middleOf({ day, moment }))
  return day < todayIn(now) ? instantOf(day, clock) : nearestInstant(clock, now)
}

/** The middle of a moment's usual window. */
function middleOf({ day, moment }: MetMoment): Instant {
  const { from, until } = windowOf(day, moment, usualWindows)
  const [begin, end] = [from, until].map(edge => millisecondsOf(instantOf(edge.day, edge.clock)))
  return instantAt((begin! + end!) / 2)
}
