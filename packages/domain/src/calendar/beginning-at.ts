import { type Clock, minutesOf } from '../days/clock.ts'
import { type Day, daysBetween } from '../days/day.ts'
import { type CalendarTime, laterTime, movedTime } from './moved-time.ts'

/** The time that begins on a day at a clock and lasts as long as before; whole days only begin on another day. */
export function beginningAt(time: CalendarTime, day: Day, clock: Clock): CalendarTime {
  const onDay = movedTime(time, { days: daysBetween(time.date, day), minutes: 0 })
  return onDay.start_time === null ? onDay : laterTime(onDay, minutesOf(clock) - minutesOf(onDay.start_time))
}
