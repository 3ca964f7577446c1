import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { TaskFields } from '../tasks/task.ts'
import { maxLength } from '../wire/length.ts'
import { mostVisits } from './repeat.ts'

/**
 * A day of a series, by its rule, that is not as the others: whoever else goes then, or null where it is left out. A visit
 * that stands already then stays when it was and with whom.
 */
const ApartDay = z.strictObject({ date: Day, operators: z.nullable(TaskFields.shape.operators) })

/** The days of a series that are not as the others, each named once. */
export const Apart = z.array(ApartDay).check(
  maxLength(mostVisits),
  z.refine(list => new Set(list.map(({ date }) => date)).size === list.length, 'twice'),
)
export type Apart = z.infer<typeof Apart>
