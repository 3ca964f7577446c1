import type { WorkingHours } from '../businesses/working-hours.ts'
import type { Qualification } from '../services/qualification.ts'
import { overlaps } from '../tasks/overlap.ts'
import type { Task } from '../tasks/task.ts'
import { isCarriedOutBy } from '../tasks/task-holder.ts'
import type { Id } from '../wire/id.ts'
import { caresForClients } from '../businesses/professional-roles.ts'
import { isQualifiedFor, type Qualified } from './qualified.ts'
import { isWithinHours } from './worked-hours.ts'

/** What speaks against giving a visit to somebody; `task` is what stands in the way. */
export type AssignmentCheck =
  | { kind: 'absent' | 'overlap'; task: Task }
  | { kind: 'unqualified'; needed: Qualification }
  | { kind: 'no_carer' }
  | { kind: 'outside_hours' }

/** Whoever may be assigned, as far as the checks go. */
export type Assignable = Qualified & { _id: Id; working_hours: WorkingHours }

/** A task that is to be given to somebody, as far as it says who is free for it. */
export type TimedTask = Pick<
  Task,
  '_id' | 'type' | 'status' | 'date' | 'end_date' | 'start_time' | 'end_time' | 'full_day'
>

/** What the visits of a day ask for: the qualification of the most demanding planned service. */
export type Needs = ReadonlyMap<Id, Qualification>

/**
 * What speaks against a visit of an operator, `tasks` being the day as it would stand: her absences and what
 * overlaps first, in their order, then role, qualification and hours. The role is asked without any service, too.
 */
export function checkAssignment(
  visit: TimedTask,
  operator: Assignable,
  tasks: readonly Task[],
  needs: Needs,
): AssignmentCheck[] {
  const needed = needs.get(visit._id) ?? null
  const inTheWay = tasks.filter(
    task =>
      task._id !== visit._id &&
      !task.suspended_by_dossier &&
      isCarriedOutBy(task, operator._id) &&
      overlaps(visit, task),
  )
  return [
    ...inTheWay.map(task => ({ kind: task.type === 'holiday' ? 'absent' : 'overlap', task }) as const),
    ...(visit.type === 'client' && !caresForClients(operator) ? [{ kind: 'no_carer' } as const] : []),
    ...(needed !== null && !isQualifiedFor(operator, needed)
      ? [{ kind: 'unqualified', needed } as const]
      : []),
    ...(isWithinHours(visit, operator.working_hours) ? [] : [{ kind: 'outside_hours' } as const]),
  ]
}

/** Whether storing it all the same asks for a reason. */
export const asksReason = ({ kind }: AssignmentCheck): boolean => kind === 'absent' || kind === 'overlap'
