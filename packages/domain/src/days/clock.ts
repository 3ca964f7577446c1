import * as z from 'zod/mini'

/** A time of day as typed, 'HH:MM' from 00:00 to 23:59, in Europe/Zurich. Clocks compare as text. */
export const Clock = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'no_such_clock', abort: true }))
export type Clock = z.infer<typeof Clock>

export const minutesPerDay = 1440

/** Minutes since midnight. */
export const minutesOf = (clock: Clock): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** The clock some minutes after midnight; minutes outside the day wrap around midnight. */
export function clockAt(minutes: number): Clock {
  const ofDay = ((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
}

/** The clock some minutes later (or earlier), wrapping around midnight. */
export const addMinutes = (clock: Clock, minutes: number): Clock => clockAt(minutesOf(clock) + minutes)

/** Minutes from one clock to the next time the other is reached: 22:00 to 06:00 is 480. From 0 to 1439. */
export function minutesBetween(start: Clock, end: Clock): number {
  return (minutesOf(end) - minutesOf(start) + minutesPerDay) % minutesPerDay
}
