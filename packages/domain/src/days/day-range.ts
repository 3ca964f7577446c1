import * as z from 'zod/mini'
import type { FieldCode } from '../wire/field-error.ts'
import { addDays, Day, daysBetween, daysFrom } from './day.ts'

/** Most days that one range may span: a year and some weeks around it. */
const longestRangeDays = 400

/** What is wrong with a range of days; `null` where it may stand. */
export function problemOfRange(from: Day, to: Day): FieldCode | null {
  if (to < from) return 'end_before_start'
  return daysBetween(from, to) > longestRangeDays ? 'range_too_long' : null
}

/** The two ends of a range as a query carries them. Both are needed. */
export const rangeQuery = { startDate: Day, endDate: Day }

/** Refuses a range that runs backwards or is too long, at its end. */
export const rangeRule = z.superRefine<{ startDate: Day; endDate: Day }>(
  ({ startDate, endDate }, context) => {
    const message = problemOfRange(startDate, endDate)
    if (message) context.addIssue({ code: 'custom', path: ['endDate'], message, input: endDate })
  },
)

/** Each day of some ranges, once, in order: those of a thousand that lie over each other cost as much as one. */
export function daysOfRanges(ranges: readonly { from: Day; to: Day }[]): Day[] {
  let reached = ''
  return ranges
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .flatMap(({ from, to }) => {
      const first = reached < from ? from : addDays(reached, 1)
      if (to > reached) reached = to
      return first > to ? [] : daysFrom(first, to)
    })
}
