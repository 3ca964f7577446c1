import * as z from 'zod/mini'
import { addDays } from '../days/day.ts'
import { problemOfRange } from '../days/day-range.ts'
import { TaskFields, taskRules } from './task.ts'

/**
 * A visit ends by the next day: who stays for longer is planned once a day. A longer one is a slip of the day, and
 * would meet the doses of all the days between. An absence or an event may be long.
 */
export const visitSpan = z.superRefine<TaskFields>(({ type, date, end_date }, context) => {
  if (type === 'client' && end_date > addDays(date, 1) && problemOfRange(date, end_date) === null)
    context.addIssue({ code: 'custom', path: ['end_date'], message: 'visit_too_long', input: end_date })
})

/** A task as it is planned, new or anew. One that stays when it was may be as long as it was: it is a `WholeTask`. */
export const PlannedTask = TaskFields.check(taskRules, visitSpan)
