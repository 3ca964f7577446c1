import type { SeriesPreview } from '@vicino/domain/series/series-change.contract.ts'
import { sumsOfRemoval } from '@vicino/domain/series/series-sums.ts'
import type { SeriesScope } from '@vicino/domain/series/task-series.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { Refusal } from '../../http/refusal.ts'
import type { AskingOfTask } from '../task-access.ts'
import { partOfRecord, takeOffPlan } from '../task-plan.ts'
import { deleteTasks } from '../task-writes.store.ts'
import { heldOf, stateOf } from './read-held.ts'
import { holdReached, refuseUnlessAll } from './series-reach.ts'
import { makeUndoable } from './series-undo.ts'
import { closeSeries } from './series.store.ts'

/** How far a removal reaches, what was told of it, and the name to take it back by. */
type Removing = { scope: SeriesScope; series_state?: string | undefined; change?: Id | undefined }

/** What the removal would take off, without doing it. */
export async function previewRemoval(
  asking: AskingOfTask,
  before: Task,
  scope: SeriesScope,
): Promise<SeriesPreview> {
  const { state, ...reached } = await lookAt(asking, before, scope)
  const sums = sumsOfRemoval(heldOf(before, reached), { scope, today: asking.today })
  return { state, sums, landing: [] }
}

async function lookAt(asking: AskingOfTask, before: Task, scope: SeriesScope) {
  const reached = await holdReached(asking, before, scope)
  if (reached.targets.length === 0) throw await partOfRecord(asking.tx, before)
  return { ...reached, state: stateOf([...reached.targets, ...reached.others]) }
}

/** Takes one task off the plan, and of a series that one alone; under a name it can be brought back. */
export async function takeOneOffPlan(
  asking: AskingOfTask,
  before: Task,
  change: Id | undefined,
): Promise<number> {
  const series = before.series ? [before.series._id] : []
  await makeUndoable(asking, change, { task: before._id, tasks: [before._id], series }, async () => {
    await takeOffPlan(asking, [before])
    return { tasks: [], series: [] }
  })
  return 1
}

/** Takes those of a series off the plan that are still to come; how many. What is part of the record stays. */
export async function takeSeriesOffPlan(
  asking: AskingOfTask,
  before: Task,
  { scope, series_state, change }: Removing,
): Promise<number> {
  const { series } = before
  if (!series) return takeOneOffPlan(asking, before, change)
  const { targets, state } = await lookAt(asking, before, scope)
  if (series_state !== undefined && series_state !== state) throw new Refusal('stale', { current: before })
  const touches = { task: before._id, tasks: targets.map(({ _id }) => _id), series: [series._id] }
  await makeUndoable(asking, change, touches, async () => {
    await removeTargets(asking, targets)
    await closeSeries(asking.tx, series._id)
    return { tasks: [], series: [] }
  })
  return targets.length
}

/** Removes tasks of a series as they were held, all of them or none. */
export async function removeTargets(
  { tx, now }: Pick<AskingOfTask, 'tx' | 'now'>,
  targets: readonly Pick<Task, '_id' | 'version'>[],
): Promise<void> {
  if (targets.length > 0) refuseUnlessAll(targets, (await deleteTasks(tx, targets, now)).size)
}
