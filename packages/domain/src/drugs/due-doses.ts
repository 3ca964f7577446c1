import { type Clock, minutesOf, minutesPerDay } from '../days/clock.ts'
import { addDays, type Day, daysBetween } from '../days/day.ts'
import { daySchemeOf, type MomentDose, type Scheduled } from './day-scheme.ts'
import { type DoseWindows, usualWindows, windowOf } from './dose-windows.ts'
import { type Moment, moments } from './drug.ts'

/** When somebody is with the client; without clocks she comes at any time of those days. */
export type Stay = { date: Day; end_date: Day; start_time: Clock | null; end_time: Clock | null }

/** One moment of one day's scheme. A stay after midnight meets the night of the day before. */
export type MetMoment = { day: Day; moment: Moment }

/** The moments that a stay meets, in their order; touching an edge is not meeting. */
export function momentsMet(
  { date, end_date, start_time, end_time }: Stay,
  windows: DoseWindows = usualWindows,
): MetMoment[] {
  const days = daysBetween(date, end_date)
  const each = (first: number): MetMoment[] =>
    Array.from({ length: days - first + 1 }, (_, index) => addDays(date, first + index)).flatMap(day =>
      moments.map(({ value }) => ({ day, moment: value })),
    )
  if (start_time === null || end_time === null) return each(0)
  const start = minutesOf(start_time)
  const end = days * minutesPerDay + minutesOf(end_time)
  return each(-1).filter(({ day, moment }) => {
    const { from, until } = windowOf(day, moment, windows)
    const minutesTo = (at: { day: Day; clock: Clock }) =>
      daysBetween(date, at.day) * minutesPerDay + minutesOf(at.clock)
    return minutesTo(from) < end && start < minutesTo(until)
  })
}

/**
 * The doses that whoever is with the client has to give during a stay: neither those taken as needed nor those
 * the client manages alone.
 */
export function dosesDue<D extends Scheduled>(
  drugs: readonly D[],
  stay: Stay,
  windows: DoseWindows = usualWindows,
): (MomentDose<D> & MetMoment)[] {
  const given = drugs.filter(drug => !drug.self_managed)
  return momentsMet(stay, windows).flatMap(({ day, moment }) =>
    daySchemeOf(given, day)[moment].map(due => ({ ...due, day, moment })),
  )
}
