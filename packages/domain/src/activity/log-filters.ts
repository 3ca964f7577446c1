import * as z from 'zod/mini'
import { addDays, addMonths, addYears, Day } from '../days/day.ts'
import { problemOfRange } from '../days/day-range.ts'
import { hasTwinKeys } from '../wire/twin-keys.ts'
import { ActivityDataModel } from './activity.ts'
import { type DatePreset, LogOrder, logTypes } from './log-choices.ts'
import { maxLength } from '../wire/length.ts'

/** Any of the five, and every kind that makes news beside them. */
const LogType = z.enum([...new Set([...logTypes.map(type => type.value), ...ActivityDataModel.options])])
type LogType = z.infer<typeof LogType>

/** The kinds that are shown beside another one's: whoever asks for the drugs asks what became of their doses. */
const shownWith: Partial<Record<LogType, readonly LogType[]>> = { Drug: ['Administration'] }

/** Every kind that stands under one of these types. */
export const kindsUnder = (types: readonly LogType[]): readonly LogType[] =>
  types.flatMap(type => [type, ...(shownWith[type] ?? [])])

/** Both days are needed, and included. */
const LogDates = z.strictObject({ from: Day, to: Day }).check(
  z.superRefine(({ from, to }, context) => {
    const message = problemOfRange(from, to)
    if (message) context.addIssue({ code: 'custom', path: ['to'], message, input: to })
  }),
)

/** What the log is narrowed to, and in which order it comes; nothing said is everything, newest first. */
export const LogFilters = z.strictObject({
  type: z.optional(z.array(LogType).check(maxLength(LogType.options.length))),
  date: z.optional(LogDates),
  order: z.optional(LogOrder),
})
export type LogFilters = z.infer<typeof LogFilters>

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The filters as an address carries them: JSON, strictly read. What is no JSON is malformed. */
export const logFiltersInQuery = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text, context): unknown => {
      const filters = jsonIn(text)
      if (filters !== undefined && !hasTwinKeys(text, filters)) return filters
      context.issues.push({ code: 'custom', message: 'wrong_type', input: text })
      return z.NEVER
    }),
  ),
  LogFilters,
)

const firstDays: Record<Exclude<DatePreset, 'all'>, (today: Day) => Day> = {
  last_week: today => addDays(today, -7),
  last_month: today => addMonths(today, -1),
  last_year: today => addYears(today, -1),
}

/** The days of a preset; none for all of them. */
export const rangeOfPreset = (preset: DatePreset, today: Day): { from: Day; to: Day } | null =>
  preset === 'all' ? null : { from: firstDays[preset](today), to: today }

/** What the range starts with where nothing was chosen: today and the week after. */
export const usualRange = (today: Day): { from: Day; to: Day } => ({ from: today, to: addDays(today, 7) })
