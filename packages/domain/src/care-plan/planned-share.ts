import { addDays, addMonths, type Day } from '../days/day.ts'
import { daysOfMonth, type Timing } from '../prescriptions/timing.ts'

/** How long what is planned is held against how often it is to be done, beginning with tomorrow. */
const weeksAhead = 4
const monthsAhead = 3

/** The day before which everything lies that is held against a frequency. */
export const heldUntil = (today: Day): Day => addMonths(addDays(today, 1), monthsAhead)

/** How often a measure is to be done until a day, and how often it is planned. */
export type PlannedShare = { planned: number; due: number; until: Day }

/**
 * How much of a measure is planned: in each of its periods from tomorrow on so many times as it is to be done, and what is
 * planned more often in one of them makes up for no other. What is done as needed has no share.
 */
export function shareOf(
  { frequency, period }: Pick<Timing, 'frequency' | 'period'>,
  dates: readonly Day[],
  today: Day,
): PlannedShare | null {
  if (period === null || frequency === 0) return null
  const first = addDays(today, 1)
  const count = period < daysOfMonth ? (weeksAhead * 7) / period : (monthsAhead * daysOfMonth) / period
  const startOf = (at: number): Day =>
    period < daysOfMonth ? addDays(first, at * period) : addMonths(first, (at * period) / daysOfMonth)
  const planned = Array.from({ length: count }, (_, at) => {
    const inPeriod = dates.filter(day => day >= startOf(at) && day < startOf(at + 1))
    return Math.min(inPeriod.length, frequency)
  }).reduce((sum, each) => sum + each, 0)
  return { planned, due: count * frequency, until: addDays(startOf(count), -1) }
}
