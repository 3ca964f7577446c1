import { addMinutes, Clock, minutesBetween } from '@vicino/domain/days/clock.ts'
import { addDays, type Day, daysBetween, isDay } from '@vicino/domain/days/day.ts'
import type { TaskValues } from './task-values.ts'

export type When = Pick<TaskValues, 'date' | 'end_date' | 'start_time' | 'end_time' | 'full_day' | 'type'>

const isClock = (clock: string | null): clock is Clock => Clock.safeParse(clock).success
const isWritten = (day: string | null): day is Day => day !== null && isDay(day)

/**
 * When the task was as far as it could last be read: what stands there now, but for a day or a begin that is being
 * corrected. Its length is told from here, with the end that stood beside it.
 */
export function lastRead(last: When, now: When): When {
  const day = isWritten(now.date) ? now : last
  const begin = isClock(now.start_time) ? now : last
  const { date, end_date } = day
  const { start_time, end_time } = begin
  return { ...now, date, end_date, start_time, end_time }
}

/**
 * Another first day: the task keeps its length, told from the last day that could be read. An end that was written
 * since stays; where no day could be read, as in a draft, a visit is of one day.
 */
export function moveDay(when: When, date: string | null, last: When = when): Partial<When> {
  const { end_date, type } = when
  if (!isWritten(date) || !isWritten(end_date)) return { date }
  if (!isWritten(last.date)) return type === 'client' ? { date, end_date: date } : { date }
  if (end_date !== last.end_date) return { date }
  return { date, end_date: addDays(date, Math.max(0, daysBetween(last.date, end_date))) }
}

/** Another begin: the task keeps its length in the same way, unless that would carry its end over midnight. */
export function moveStart(when: When, start_time: string | null, last: When = when): Partial<When> {
  const { start_time: before } = last
  const { end_time } = when
  if (!isClock(before) || !isClock(end_time) || !isClock(start_time)) return { start_time }
  if (end_time !== last.end_time) return { start_time }
  const end = addMinutes(start_time, minutesBetween(before, end_time))
  return end_time > before && end > start_time ? { start_time, end_time: end } : { start_time }
}

/**
 * Other clocks where no day of the end is asked for: one that would stand for more than a day since the begin is on the day
 * of the begin. What ends before it begins is left to be asked about.
 */
export function withinADay(when: When, clocks: Partial<When>): Partial<When> {
  const { date, end_date, start_time, end_time } = { ...when, ...clocks }
  const isLonger =
    isWritten(date) && isClock(start_time) && isClock(end_time) && end_date !== date && end_time > start_time
  return isLonger ? { ...clocks, end_date: date } : clocks
}

/** A whole day has no clocks; a task that gets them back begins where a new one does. */
export const fillDay = (full_day: boolean): Partial<When> => ({
  full_day,
  start_time: full_day ? null : '08:00',
  end_time: full_day ? null : '09:00',
})

/** For the calendar of a day that cannot lie before another one. */
export const notBefore = (day: string | null): { minDay?: Day } => (isWritten(day) ? { minDay: day } : {})

/** The day after, where the clocks say that the task ends on it and the days do not. */
export function morningAfter({ date, end_date, start_time, end_time }: When): Day | null {
  if (!isWritten(date) || (end_date ?? date) !== date) return null
  return isClock(start_time) && isClock(end_time) && end_time <= start_time ? addDays(date, 1) : null
}
