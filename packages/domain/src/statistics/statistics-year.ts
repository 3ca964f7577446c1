import { addDays, type Day, yearOf } from '../days/day.ts'
import { type Instant, instantOf } from '../days/instant.ts'

/** Whether a year has begun: of one to come there is nothing to count. */
export const hasBegun = (year: number, today: Day): boolean => year <= yearOf(today)

/** A year that is counted, its first and last day, and the day by which one looks at its staff and its open matters. */
export type CountedYear = { year: number; start: Day; end: Day; on: Day }

/**
 * The year as the federal statistics count it: from 1 January to 31 December, what stands looked at on its last day
 * (billing.md, section 7); while it runs, today. A visit over new year belongs to the day on which it begins.
 */
export function countedYear(year: number, today: Day): CountedYear {
  const [start, end] = [`${year}-01-01`, `${year}-12-31`]
  return { year, start, end, on: today >= start && today < end ? today : end }
}

/** When a day is over, where the house stands. */
export const endOfDay = (day: Day): Instant => instantOf(addDays(day, 1), '00:00')

/** The months of a year, 'YYYY-MM'. */
export const monthsOf = (year: number): string[] =>
  Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}`)

/** Those that are drawn: before the first of which there is anything to tell nothing is missing, it was not yet. */
export function monthsTold(year: number, told: readonly { month: string }[]): string[] {
  const first = told.map(({ month }) => month).toSorted()[0] ?? ''
  return monthsOf(year).filter(month => month >= first)
}

/** How old somebody born in a year is on 31 December of another: whoever has a birthday in it has had it. */
export const ageAtEndOf = (year: number, birthday: Day): number => year - yearOf(birthday)
