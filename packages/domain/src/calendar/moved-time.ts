import { clockAt, minutesPerDay } from '../days/clock.ts'
import { addDays, type Day } from '../days/day.ts'
import { dayNumber, dayOfNumber } from '../days/day-number.ts'
import { type Spanning, spanOf } from '../tasks/task-span.ts'
import { snap, snapMinutes } from './hour-scale.ts'

/** When something is, as the record says it: both clocks, or none for whole days. */
export type CalendarTime = Pick<Spanning, 'date' | 'end_date' | 'start_time' | 'end_time'>

/** When something is, and nothing else of it. */
export const calendarTimeOf = ({ date, end_date, start_time, end_time }: CalendarTime): CalendarTime => ({
  date,
  end_date,
  start_time,
  end_time,
})

/** How far a hand or the arrow keys have moved something, in days and in minutes. */
type Shift = { days: number; minutes: number }

/** Longest that an end can be moved away: what lasts a day stands no longer among the hours. */
const longestMinutes = minutesPerDay - snapMinutes

/**
 * The time after a move. The length is kept. A move by minutes begins on a quarter of an hour, within its day; a
 * move by whole days keeps the clocks to the minute.
 */
export function movedTime(time: CalendarTime, { days, minutes }: Shift): CalendarTime {
  const length = lengthOf(time)
  if (length === null)
    return { ...time, date: addDays(time.date, days), end_date: addDays(time.end_date, days) }
  const day = dayNumber(time.date) + days
  const from = spanOf(time).from - dayNumber(time.date) * minutesPerDay
  const begin = minutes === 0 ? from : clamp(snap(from + minutes), 0, minutesPerDay - snapMinutes)
  return timeBetween(day * minutesPerDay + begin, day * minutesPerDay + begin + length)
}

/** The time some minutes later or earlier to the minute, as what goes along with another does; it begins on its day. */
export function laterTime(time: CalendarTime, minutes: number): CalendarTime {
  const length = lengthOf(time)
  if (length === null) return time
  const midnight = dayNumber(time.date) * minutesPerDay
  const from = clamp(spanOf(time).from + minutes, midnight, midnight + minutesPerDay - 1)
  return timeBetween(from, from + length)
}

/**
 * The time after its end was moved to a minute of a day (0 to 1440; it falls on a quarter of an hour). The begin
 * stays; between them lie at least a quarter of an hour and less than a day.
 */
export function resizedTime(time: CalendarTime, { day, minute }: { day: Day; minute: number }): CalendarTime {
  if (lengthOf(time) === null) return time
  const { from } = spanOf(time)
  const to = dayNumber(day) * minutesPerDay + clamp(snap(minute), 0, minutesPerDay)
  return timeBetween(from, clamp(to, from + snapMinutes, from + longestMinutes))
}

/**
 * The time after its end went some steps on: quarters of an hour, or days where it fills whole days. It keeps at
 * least one step and lasts, with clocks, less than a day.
 */
export function lengthenedTime(time: CalendarTime, steps: number): CalendarTime {
  const length = lengthOf(time)
  if (length === null) {
    const end = addDays(time.end_date, steps)
    return { ...time, end_date: end < time.date ? time.date : end }
  }
  const { from } = spanOf(time)
  const to = from + length + steps * snapMinutes
  return timeBetween(from, clamp(snap(to), from + snapMinutes, from + longestMinutes))
}

/**
 * What was drawn on empty time between two minutes of a day, in either direction: whole quarters of an hour, at
 * least one.
 */
export function drawnTime(day: Day, one: number, other: number): CalendarTime {
  const from = clamp(snap(Math.min(one, other)), 0, minutesPerDay - snapMinutes)
  const to = clamp(snap(Math.max(one, other)), from + snapMinutes, minutesPerDay)
  const midnight = dayNumber(day) * minutesPerDay
  return timeBetween(midnight + from, midnight + to)
}

/** Whole days, from the one to the other in either direction. */
export function drawnDays(one: Day, other: Day): CalendarTime {
  const [date, end_date] = one <= other ? [one, other] : [other, one]
  return { date, end_date, start_time: null, end_time: null }
}

export const isSameTime = (one: CalendarTime, other: CalendarTime): boolean =>
  one.date === other.date &&
  one.end_date === other.end_date &&
  one.start_time === other.start_time &&
  one.end_time === other.end_time

/** Minutes that something with clocks lasts; `null` for whole days. What was stored the wrong way round is put right. */
function lengthOf(time: CalendarTime): number | null {
  if (time.start_time === null || time.end_time === null) return null
  const { from, to } = spanOf(time)
  return to > from ? to - from : snapMinutes
}

/** Between two minutes since 1970-01-01. An end at midnight is '00:00' of the next day. */
function timeBetween(from: number, to: number): CalendarTime {
  return { date: dayAt(from), start_time: clockAt(from), end_date: dayAt(to), end_time: clockAt(to) }
}

const dayAt = (minute: number): Day => dayOfNumber(Math.floor(minute / minutesPerDay))
const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)
