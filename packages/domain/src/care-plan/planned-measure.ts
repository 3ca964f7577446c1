import * as z from 'zod/mini'
import { Clock } from '../days/clock.ts'
import { Day } from '../days/day.ts'
import { TaskType } from '../tasks/task-type.ts'
import { Id } from '../wire/id.ts'

/**
 * What is planned of a measure from today on: a visit or a to-do, or a series of them by its next one. What is a service
 * counts wherever it is planned for the client.
 */
export const PlannedMeasure = z.strictObject({
  measureId: Id,
  taskId: Id,
  type: TaskType,
  date: Day,
  start_time: z.nullable(Clock),
  /** How many there are of them, one that does not repeat being one. */
  count: z.number(),
  /** Their days in the months that are held against the frequency of the measure. */
  dates: z.array(Day),
})
export type PlannedMeasure = z.infer<typeof PlannedMeasure>
