import type { SeriesScope } from '@vicino/domain/series/task-series.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Asking } from '../task-access.ts'
import { takeOffPlan } from '../task-plan.ts'
import { deleteTasks } from '../task-writes.store.ts'
import { holdReached, refuseUnlessAll } from './series-reach.ts'
import { makeUndoable } from './series-undo.ts'
import { closeSeries } from './series.store.ts'

/** Takes those of a series off the plan that are still to come; how many. What is part of the record stays. */
export async function takeSeriesOffPlan(
  asking: Asking,
  before: Task,
  scope: SeriesScope,
  change: Id | undefined,
): Promise<number> {
  const { series } = before
  if (!series) {
    await takeOffPlan(asking, [before])
    return 1
  }
  const { targets } = await holdReached(asking, before, scope)
  if (targets.length === 0) throw new Refusal('part_of_record', { current: before })
  const touches = { task: before._id, tasks: targets.map(({ _id }) => _id), series: [series._id] }
  await makeUndoable(asking, change, touches, async () => {
    await removeTargets(asking.tx, targets)
    await closeSeries(asking.tx, series._id)
    return { tasks: [], series: [] }
  })
  return targets.length
}

/** Removes tasks of a series as they were held, all of them or none. */
export async function removeTargets(
  tx: Tx,
  targets: readonly Pick<Task, '_id' | 'version'>[],
): Promise<void> {
  if (targets.length > 0) refuseUnlessAll(targets, (await deleteTasks(tx, targets)).size)
}
