import * as z from 'zod/mini'
import { Day, daysBetween } from '../days/day.ts'
import { Id } from '../wire/id.ts'

/** The series that a task belongs to: how it repeats, and the day of the last one that is planned. */
export const TaskSeries = z.strictObject({
  _id: Id,
  rule: z.string(),
  until: z.nullable(Day),
  count: z.nullable(z.number()),
  skip_holidays: z.boolean(),
  last_day: Day,
})
export type TaskSeries = z.infer<typeof TaskSeries>

/** How far a change or a removal reaches in a series. */
export const seriesScopes = [
  { value: 'this', label: 'Solo questo' },
  { value: 'following', label: 'Questo e i seguenti' },
  { value: 'all', label: 'Tutta la serie' },
] as const
export const SeriesScope = z.enum(seriesScopes.map(scope => scope.value))
export type SeriesScope = z.infer<typeof SeriesScope>

/** Who goes where a substitute would land on another day: she herself, or whoever goes there usually. */
export const substitutesChoices = [
  { value: 'keep', label: 'La sostituzione resta' },
  { value: 'usual', label: 'Va la persona abituale' },
] as const
export const Substitutes = z.enum(substitutesChoices.map(choice => choice.value))
export type Substitutes = z.infer<typeof Substitutes>

/** From how many days before its last task a series is said to run out. */
const runsOutDays = 7

/** In how many days from today a series ends; null while that is far off, or it is over. */
export function runsOutIn({ last_day }: Pick<TaskSeries, 'last_day'>, today: Day): number | null {
  const left = daysBetween(today, last_day)
  return left >= 0 && left <= runsOutDays ? left : null
}
