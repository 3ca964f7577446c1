import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { Task } from './task.ts'

/**
 * What was to be done and nobody said that it was, nor that it was not: a step of a protocol or a series as one, by the
 * task that waits longest. `times`: how many of its tasks wait.
 */
export const LateToDo = z.strictObject({ task: Task, late_since: Day, times: z.number() })
export type LateToDo = z.infer<typeof LateToDo>
