import { minutesOf, minutesPerDay } from '../days/clock.ts'
import { addDays, type Day } from '../days/day.ts'
import { dayNumber } from '../days/day-number.ts'
import type { TaskFields } from './task.ts'

export type Spanning = Pick<TaskFields, 'date' | 'end_date' | 'start_time' | 'end_time'>

/**
 * From when to when a task lasts, in minutes of the wall clock counted from 1970-01-01. A task without clocks
 * lasts whole days. Summer time does not count: a night watch of eight hours by the clock is eight hours here.
 */
export function spanOf({ date, end_date, start_time, end_time }: Spanning): { from: number; to: number } {
  const from = dayNumber(date) * minutesPerDay
  if (start_time === null || end_time === null) return { from, to: (dayNumber(end_date) + 1) * minutesPerDay }
  return { from: from + minutesOf(start_time), to: dayNumber(end_date) * minutesPerDay + minutesOf(end_time) }
}

/** The last day that the task reaches into: one that ends at midnight does not reach into the next day. */
export function lastDayOf({ date, end_date, end_time }: Spanning): Day {
  return end_time === '00:00' && end_date > date ? addDays(end_date, -1) : end_date
}

export const isOnDay = (task: Spanning, day: Day): boolean => task.date <= day && day <= lastDayOf(task)
