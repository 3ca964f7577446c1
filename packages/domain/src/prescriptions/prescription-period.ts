import { addDays, addMonths, type Day } from '../days/day.ts'
import { transitionalDays } from './transitional-care.ts'

/** For how many months a prescription is usually made; nine is as long as an order of treatment holds. */
export const monthShortcuts = [1, 3, 6, 9, 12] as const

/** A period of so many months from a day on. */
export const monthsFrom = (start: Day, months: number): { start: Day; end: Day } => ({
  start,
  end: addMonths(start, months),
})

/** For how many days acute and transitional care is usually ordered; a fortnight is as long as it may last. */
export const dayShortcuts = [7, transitionalDays] as const

/** A period of so many days, the first one counted. */
export const daysPeriod = (start: Day, days: number): { start: Day; end: Day } => ({
  start,
  end: addDays(start, days - 1),
})

/** What a new prescription begins with: a month from today. */
export const usualPeriod = (today: Day): { start: Day; end: Day } => monthsFrom(today, 1)

/** As long as an order of treatment holds, and after which advice and basic care are assessed anew: OPre art. 8. */
const monthsOfOrder = 9

/** The last day on which an order from `start` on still holds. */
export const orderHoldsUntil = (start: Day): Day => addMonths(start, monthsOfOrder)

/** Until when a prescription held that is closed on a day: no longer than it did, and never an end before its start. */
export function endOfClosed({ start, end }: { start: Day; end: Day }, today: Day): Day {
  if (end <= today) return end
  return start > today ? start : today
}
