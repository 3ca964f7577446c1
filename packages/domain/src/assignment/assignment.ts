import * as z from 'zod/mini'
import { Task, TaskFields } from '../tasks/task.ts'
import { isTouched } from '../tasks/task-status.ts'
import { Id } from '../wire/id.ts'
import { maxLength, minLength } from '../wire/length.ts'

/** Most tasks that are assigned at once. */
const mostAssignments = 100

/** Who is to carry out a task, and the version of it that was seen. */
export const Assignment = z.strictObject({
  taskId: Id,
  version: z.int().check(z.minimum(1)),
  operators: TaskFields.shape.operators,
})
export type Assignment = z.infer<typeof Assignment>

/** Several at once, each task once. */
export const Assignments = z.array(Assignment).check(
  minLength(1, 'required'),
  maxLength(mostAssignments),
  z.refine(list => new Set(list.map(({ taskId }) => taskId)).size === list.length, 'twice'),
)

/** What a refused assignment carries: the tasks that somebody changed meanwhile, or that are part of the record. */
export const RefusedTasks = z.strictObject({ tasks: z.array(Task) })
export type RefusedTasks = z.infer<typeof RefusedTasks>

/** Whether a task is one that the board hands out: a visit that nobody has begun or settled, of no resting dossier. */
export const isAssignable = (task: Task): boolean =>
  task.type === 'client' && !isTouched(task) && !task.suspended_by_dossier

/** The same operators, in any order. */
export const sameOperators = (one: readonly Id[], other: readonly Id[]): boolean =>
  one.toSorted().join() === other.toSorted().join()

/**
 * The operators of a visit that goes from one to another: `null` for from adds her, `null` for to takes off.
 * Whoever else goes there stays.
 */
export function handedOn(operators: readonly Id[], from: Id | null, to: Id | null): Id[] {
  const others = operators.filter(operator => operator !== from && operator !== to)
  return to === null ? others : [...others, to]
}
