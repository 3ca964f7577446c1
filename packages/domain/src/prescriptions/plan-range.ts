import * as z from 'zod/mini'
import { rangeQuery, rangeRule } from '../days/day-range.ts'
import { WrittenTaskStatus } from '../tasks/task-status.ts'
import { TaskType } from '../tasks/task-type.ts'

/** The visits of a range, as the plan's filters narrow them, that are held against what is prescribed. */
export const PlanRange = z
  .strictObject({ ...rangeQuery, type: z.optional(TaskType), status: z.optional(WrittenTaskStatus) })
  .check(rangeRule)
