import * as z from 'zod/mini'
import { addMonths, type Day, firstOfMonth, isDay, lastOfMonth } from './day.ts'

/** A month of the calendar, 'YYYY-MM'. */
export const Month = z.string().check(z.refine(month => isDay(firstDayOf(month)), 'no_such_day'))
export type Month = z.infer<typeof Month>

const firstDayOf = (month: string): string => `${month}-01`

export const monthHolding = (day: Day): Month => day.slice(0, 7)

/** The month before the one that holds this day. */
export const monthBefore = (day: Day): Month => monthHolding(addMonths(firstOfMonth(day), -1))

/** Its first and its last day. */
export const daysOf = (month: Month): { start: Day; end: Day } => ({
  start: firstDayOf(month),
  end: lastOfMonth(firstDayOf(month)),
})
