import * as z from 'zod/mini'
import { dayNumber, dayOfNumber, dayOfParts } from './day-number.ts'
import { type Weekday, weekdays } from './weekday.ts'

/** The years that a record may speak of: from the oldest birth to the furthest plan. */
export const firstYear = 1850
export const lastYear = 2200

const writtenDay = /^\d{4}-\d{2}-\d{2}$/

/** A day of the calendar, 'YYYY-MM-DD'. Days compare as text: `a < b` is "a comes before b". */
export const Day = z.string().check(
  z.iso.date({ error: 'no_such_day', abort: true }),
  z.refine(day => isKeptYear(yearOf(day)), 'year_out_of_range'),
)
export type Day = z.infer<typeof Day>

/** Whether the text is a day that exists, between the first and the last year. */
export function isDay(text: string): text is Day {
  return writtenDay.test(text) && isKeptYear(yearOf(text)) && dayOfNumber(dayNumber(text)) === text
}

/** Whether a record may speak of a year. */
export const isKeptYear = (year: number): boolean => year >= firstYear && year <= lastYear

export const yearOf = (day: Day): number => Number(day.slice(0, 4))
export const monthOf = (day: Day): number => Number(day.slice(5, 7))
export const dayOfMonth = (day: Day): number => Number(day.slice(8, 10))

export const addDays = (day: Day, days: number): Day => dayOfNumber(dayNumber(day) + days)

/** How many days later `to` is; negative when it comes before. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from)

/** The same day of the month, some months later; the last day of that month where it has no such day. */
export function addMonths(day: Day, months: number): Day {
  const month = yearOf(day) * 12 + monthOf(day) - 1 + months
  const first = dayOfParts(Math.floor(month / 12), (((month % 12) + 12) % 12) + 1, 1)
  return addDays(first, Math.min(dayOfMonth(day), daysInMonth(first)) - 1)
}

/** The same day, some years later; 29 February falls on the 28th in an ordinary year. */
export const addYears = (day: Day, years: number): Day => addMonths(day, years * 12)

export const firstOfMonth = (day: Day): Day => dayOfParts(yearOf(day), monthOf(day), 1)
export const lastOfMonth = (day: Day): Day => addDays(firstOfMonth(day), daysInMonth(day) - 1)

/** How many days the month of this day has. */
export function daysInMonth(day: Day): number {
  const first = firstOfMonth(day)
  const next =
    monthOf(day) === 12 ? dayOfParts(yearOf(day) + 1, 1, 1) : dayOfParts(yearOf(day), monthOf(day) + 1, 1)
  return daysBetween(first, next)
}

/** Monday 0 to Sunday 6; 1970-01-01 was a Thursday. */
const weekdayNumber = (day: Day): number => (((dayNumber(day) + 3) % 7) + 7) % 7

export const weekdayOf = (day: Day): Weekday => weekdays[weekdayNumber(day)]!.value

/** The Monday of the day's week. */
export const startOfWeek = (day: Day): Day => addDays(day, -weekdayNumber(day))

/** The days from one to the other, both included; none when `to` comes before `from`. */
export function daysFrom(from: Day, to: Day): Day[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index))
}

/**
 * Completed years of life on a day; negative before the birth.
 * Who was born on 29 February is a year older on the 28th of an ordinary year (CO art. 77: a period of years
 * ends on the last day of the month where the day is missing).
 */
export function ageAt(birthday: Day, day: Day): number {
  const years = yearOf(day) - yearOf(birthday)
  return day < addYears(birthday, years) ? years - 1 : years
}
