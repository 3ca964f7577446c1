import { type Clock, minutesOf, minutesPerDay } from '../days/clock.ts'
import { addDays, type Day, daysBetween } from '../days/day.ts'
import { type Instant, todayIn } from '../days/instant.ts'
import {
  daySchemeOf,
  isTakenOn,
  type MomentDose,
  nextDayOf,
  orderedAt,
  type Scheduled,
} from './day-scheme.ts'
import { type DoseWindows, isEarly, timeOfDose, usualWindows, windowOf } from './dose-windows.ts'
import { moments } from './drug-lists.ts'
import { type MetMoment, orderedDoses, type OrderVersion, standingDrugs } from './ordered-doses.ts'

/** When somebody is with the client; without clocks she comes at any time of those days. */
export type Stay = { date: Day; end_date: Day; start_time: Clock | null; end_time: Clock | null }

/**
 * The moments that a stay meets, in their order; touching an edge is not meeting. After midnight it meets the night of
 * the day before.
 */
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
 * The doses that whoever is with the client has to give during a stay, each by the order that counts for it: neither
 * those taken as needed nor those the client manages alone.
 */
export const dosesDue = <D extends OrderVersion>(
  versions: readonly D[],
  stay: Stay,
  at: { windows: DoseWindows; now: Instant },
): (MomentDose<D> & MetMoment)[] =>
  orderedDoses(versions, momentsMet(stay, at.windows), at).filter(({ drug }) => !drug.self_managed)

/**
 * The drugs of a stay's days of which nobody wrote how much and when, without those the client manages alone. They fall
 * into no moment, so each stay has them: whoever is with the client must not read that there is nothing of them.
 */
export const drugsWithoutDose = <D extends OrderVersion>(
  versions: readonly D[],
  { date, end_date }: Stay,
): D[] => {
  const days = Array.from({ length: daysBetween(date, end_date) + 1 }, (_, index) => addDays(date, index))
  return standingDrugs(versions).filter(
    drug => !drug.self_managed && days.some(day => daySchemeOf([drug], day).without_dose.length > 0),
  )
}

/** A dose of one drug's scheme; 0 where its scale says how much. */
export type SchemeDose = MetMoment & { dose: number }

/**
 * The dose of a drug that comes next: the first one after another whose time is not over yet. Null where the scheme
 * holds none. Whoever gives a dose late gives it nearer to this one.
 */
export function nextDose(
  drug: Scheduled,
  { day, moment }: MetMoment,
  windows: DoseWindows,
  now: Instant,
): SchemeDose | null {
  // A night is over on the morning after it: the first day that may still hold something is yesterday.
  const yesterday = addDays(todayIn(now), -1)
  const first = day < yesterday ? yesterday : day
  const second = nextDayOf(drug, first)
  const third = second && nextDayOf(drug, second)
  const days = [isTakenOn(drug, first) ? first : null, second, third].filter(on => on !== null)
  const order = moments.findIndex(({ value }) => value === moment)
  const doses = days.flatMap(on =>
    moments
      .filter(({ value }, index) => drug[value] > 0 && (on > day || index > order))
      .map(({ value }) => ({ day: on, moment: value, dose: orderedAt(drug, value) })),
  )
  return doses.find(dose => timeOfDose(dose.day, dose.moment, windows, now) !== 'over') ?? null
}

/**
 * The moments of a drug's scheme that are due by now: those of today whose time has come, and last night's while it
 * lasts. None of what is taken as needed, or managed by the client alone.
 */
export function momentsDue(drug: Scheduled, windows: DoseWindows, now: Instant): MetMoment[] {
  if (drug.reserve || drug.self_managed) return []
  const today = todayIn(now)
  const yesterday = addDays(today, -1)
  const lastNight: MetMoment = { day: yesterday, moment: 'night' }
  const begun = moments
    .map(({ value }): MetMoment => ({ day: today, moment: value }))
    .filter(({ day, moment }) => !isEarly(day, moment, windows, now))
  const isNight = timeOfDose(yesterday, 'night', windows, now) === 'now'
  return [...(isNight ? [lastNight] : []), ...begun].filter(
    ({ day, moment }) => drug[moment] > 0 && isTakenOn(drug, day),
  )
}
