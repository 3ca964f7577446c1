import type { Usual } from '@vicino/domain/series/series-visit.ts'
import type { SeriesScope } from '@vicino/domain/series/task-series.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { isTouched } from '@vicino/domain/tasks/task-status.ts'
import { Refusal } from '../../http/refusal.ts'
import { type AskingOfTask, changeableAmong } from '../task-access.ts'
import { refuseOvertaken } from '../task-plan.ts'
import { holdSeries, readSeriesTask, type SeriesTask } from './series.store.ts'

/** The tasks of a series, those that a change reaches and those that it leaves alone, and what it says of them. */
export type ReachedTasks = { targets: SeriesTask[]; others: SeriesTask[]; usual: Usual | null }

/**
 * The tasks of a series that a change reaches, and those that it leaves alone: the past, whatever somebody has
 * begun, settled or recorded on, and what the author may not change by itself.
 * @throws {Refusal} `stale` where somebody else has changed the task since it was read
 */
export async function holdReached(
  asking: AskingOfTask,
  before: Task,
  scope: SeriesScope,
): Promise<ReachedTasks> {
  const { tx, today } = asking
  const { usual, tasks } = before.series
    ? await holdSeries(tx, before.series._id)
    : { usual: null, tasks: await readSeriesTask(tx, before._id) }
  if (!tasks.some(({ _id, version }) => _id === before._id && version === before.version))
    await refuseOvertaken(asking, before)
  const open = tasks.filter(
    task =>
      (scope === 'all' || task.date >= before.date) &&
      task.date >= today &&
      !isTouched(task) &&
      !task.recorded,
  )
  const reached = new Set(await changeableAmong(asking, open))
  return { targets: [...reached], others: tasks.filter(task => !reached.has(task)), usual }
}

/**
 * Refuses a change of several tasks where somebody else has begun, settled or changed one since they were held. It
 * names none: what the author wrote over another visit is no answer to that one, and sent again it reads them anew.
 */
export function refuseUnlessAll(targets: readonly unknown[], written: number): void {
  if (written < targets.length) throw new Refusal('stale')
}
