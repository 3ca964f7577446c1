import { type Assignment, sameOperators } from '@vicino/domain/assignment/assignment.ts'
import type { TaskToPlan } from '@vicino/domain/tasks/overlap.ts'
import type { OverlapConfirmation } from '@vicino/domain/tasks/overlap-confirmation.ts'
import { fieldsOfTask, type Task } from '@vicino/domain/tasks/task.ts'
import { isTouched } from '@vicino/domain/tasks/task-status.ts'
import { Refusal } from '../http/refusal.ts'
import { holdDays } from './overlap.store.ts'
import { admitOperators, type AskingOfTask, readChangeableTasks } from './task-access.ts'
import { settleClashes, wantedBy } from './task-clashes.ts'
import { placeTasks } from './task-plan.ts'
import { findTasks, withLastChange } from './tasks.store.ts'
import { reassignTasks } from './task-writes.store.ts'

type Change = { before: Task; next: TaskToPlan; at: number }

/**
 * Gives tasks to operators, each as a change of its own would be admitted, all of them or none. What already
 * stands so under the version that was sent, or the one that this call made of it, is left as it is.
 */
export async function assignTasks(
  asking: AskingOfTask,
  assignments: readonly Assignment[],
  confirm: OverlapConfirmation | null,
): Promise<Task[]> {
  const changes = await readChanges(asking, assignments)
  if (changes.length > 0) {
    await writeChanges(asking, changes)
    await settleClashes(
      asking,
      changes.map(({ next }) => next),
      confirm,
    )
  }
  return findTasks(
    asking.tx,
    assignments.map(({ taskId }) => taskId),
  )
}

/** What becomes different. */
async function readChanges(asking: AskingOfTask, assignments: readonly Assignment[]): Promise<Change[]> {
  const tasks = await readChangeableTasks(
    asking,
    assignments.map(({ taskId }) => taskId),
  )
  const changes = tasks.flatMap((before, at) => {
    const { version, operators } = assignments[at]!
    const seen = fieldsOfTask(before)
    const stands = sameOperators(seen.operators, operators) && [version, version + 1].includes(before.version)
    const next = { ...seen, _id: before._id, operators, confirm_overlap: null }
    return stands ? [] : [{ before, version, next, at }]
  })
  const overtaken = changes.flatMap(({ before, version }) => (before.version === version ? [] : before))
  refuseAny('stale', await withLastChange(asking.tx, overtaken))
  refuseAny(
    'part_of_record',
    changes.flatMap(({ before }) => (isTouched(before) ? before : [])),
  )
  return changes
}

/** Refuses all because of some, and carries those. */
function refuseAny(code: 'stale' | 'part_of_record', tasks: readonly Task[]): void {
  if (tasks.length > 0) throw new Refusal(code, { current: { tasks } })
}

/** Holds dossiers, days and tasks in the one order in which everybody does, so that nobody waits in a circle. */
async function writeChanges(asking: AskingOfTask, changes: readonly Change[]): Promise<void> {
  const { tx, author, now } = asking
  const planned = changes.map(({ next }) => next)
  const placings = await placeTasks(asking, planned)
  await admitOperators(
    asking,
    changes.map(({ before, next }) => ({ fields: next, before: fieldsOfTask(before) })),
    change => `assignments.${changes[change]!.at}.operators`,
  )
  await holdDays(tx, author.business, wantedBy(planned))
  const overtaken = await reassignTasks(
    tx,
    changes.map(({ before, next }, at) => ({
      seen: before,
      operators: next.operators,
      placing: placings[at]!,
    })),
    now,
  )
  if (overtaken.length > 0)
    throw new Refusal('stale', {
      current: { tasks: await withLastChange(tx, await findTasks(tx, overtaken)) },
    })
}
