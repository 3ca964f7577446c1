import { addMinutes, minutesBetween } from '@vicino/domain/days/clock.ts'
import { addDays, type Day, daysBetween, isDay } from '@vicino/domain/days/day.ts'
import type { TaskValues } from './task-values.ts'

type When = Pick<TaskValues, 'date' | 'end_date' | 'start_time' | 'end_time' | 'full_day'>

const isClock = (clock: string | null): clock is string => clock !== null && /^\d\d:\d\d$/.test(clock)
const isWritten = (day: string | null): day is Day => day !== null && isDay(day)

/** Another first day: the task keeps its length. */
export function moveDay({ date: before, end_date }: When, date: string | null): Partial<When> {
  if (!isWritten(before) || !isWritten(end_date) || !isWritten(date)) return { date }
  return { date, end_date: addDays(date, Math.max(0, daysBetween(before, end_date))) }
}

/** Another begin: the task keeps its length, unless that would carry its end over midnight. */
export function moveStart({ start_time: before, end_time }: When, start_time: string | null): Partial<When> {
  if (!isClock(before) || !isClock(end_time) || !isClock(start_time)) return { start_time }
  const end = addMinutes(start_time, minutesBetween(before, end_time))
  return end_time > before && end > start_time ? { start_time, end_time: end } : { start_time }
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
