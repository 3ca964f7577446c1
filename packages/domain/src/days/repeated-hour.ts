import * as z from 'zod/mini'
import { Clock } from './clock.ts'
import { type Day, isDay } from './day.ts'
import { clockIn, type Instant, instantOf, instantsOf, todayIn } from './instant.ts'

/** In the night in which the clocks go back, which of the two a time of day means. */
export const repeatedHours = [
  { value: 'first', label: 'La prima volta (ora legale)' },
  { value: 'second', label: 'La seconda volta (ora solare)' },
] as const
export const RepeatedHour = z.enum(repeatedHours.map(({ value }) => value))
export type RepeatedHour = z.infer<typeof RepeatedHour>

/** Whether the day has this time twice: then it has to be asked which one is meant. */
export const comesTwice = (day: Day, clock: Clock): boolean => instantsOf(day, clock).length > 1

/**
 * What keeps a time of a day from being an instant: in the night in which the clocks go forward an hour is left out, in
 * the one in which they go back it has to be said which of two is meant.
 */
export function problemOfHour(
  day: Day,
  clock: Clock,
  hour: RepeatedHour | null,
): 'lost_hour' | 'which_hour' | null {
  const { length } = instantsOf(day, clock)
  if (length === 0) return 'lost_hour'
  return length > 1 && hour === null ? 'which_hour' : null
}

/**
 * Where a time of a day stands that is placed as it was typed, without a question: `placed` is what the wall shows then.
 * Null where the day has it once, as on any other day, or either is none.
 */
export function placedTime(day: string | null, clock: string | null) {
  if (day === null || !isDay(day) || !Clock.safeParse(clock).success) return null
  const typed = clock!
  const problem = problemOfHour(day, typed, null)
  return problem && { typed, problem, placed: clockIn(instantOf(day, typed)) }
}

/** Which of the two times it is that the wall shows at this instant; null where it shows it once. */
export function repeatedHourOf(instant: Instant): RepeatedHour | null {
  const [first, second] = instantsOf(todayIn(instant), clockIn(instant))
  if (second === undefined) return null
  // The wall shows no seconds: an instant belongs to the minute that begins before it.
  return instant.slice(0, 16) === first?.slice(0, 16) ? 'first' : 'second'
}

/** The same time on the same day, the one that is said where the day has it twice. */
export const movedToHour = (instant: Instant, hour: RepeatedHour | null): Instant =>
  repeatedHourOf(instant) === null ? instant : instantAtHour(todayIn(instant), clockIn(instant), hour)

/** The instant that day and clock mean; `hour` says which, where the day has it twice. */
export function instantAtHour(day: Day, clock: Clock, hour: RepeatedHour | null): Instant {
  const [, second] = instantsOf(day, clock)
  return (hour === 'second' && second) || instantOf(day, clock)
}
