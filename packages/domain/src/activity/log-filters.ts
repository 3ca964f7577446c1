import * as z from 'zod/mini'
import { addDays, addMonths, addYears, Day } from '../days/day.ts'
import { problemOfRange } from '../days/day-range.ts'
import { hasTwinKeys } from '../wire/twin-keys.ts'
import { ActivityDataModel } from './activity.ts'
import { maxLength } from '../wire/length.ts'

/** The five types by which the log is filtered. Of some of them nothing may be written yet. */
export const logTypes = [
  { value: 'FocusGroup', label: 'Focus' },
  { value: 'ClinicalParameter', label: 'Sorveglianza' },
  { value: 'Drug', label: 'Farmaci' },
  { value: 'care_plan', label: 'Piano di cura' },
  { value: 'Prescription', label: 'Prescrizioni' },
] as const

export const logOrders = [
  { value: 'most_recent', label: 'Prima le più recenti' },
  { value: 'least_recent', label: 'Prima le meno recenti' },
] as const
export const LogOrder = z.enum(logOrders.map(order => order.value))
export type LogOrder = z.infer<typeof LogOrder>

/** Any of the five, and every kind that makes news beside them. */
export const LogType = z.enum([
  ...new Set([...logTypes.map(type => type.value), ...ActivityDataModel.options]),
])
export type LogType = z.infer<typeof LogType>

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

/** The ranges that are asked for most often, up to today. */
export const datePresets = [
  { value: 'all', label: 'Tutte le date' },
  { value: 'last_week', label: 'Ultima settimana' },
  { value: 'last_month', label: 'Ultimo mese' },
  { value: 'last_year', label: 'Ultimo anno' },
] as const
export const DatePreset = z.enum(datePresets.map(preset => preset.value))
export type DatePreset = z.infer<typeof DatePreset>

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
