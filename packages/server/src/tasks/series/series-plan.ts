import { addDays, type Day, daysBetween } from '@vicino/domain/days/day.ts'
import type { Repeat } from '@vicino/domain/series/repeat.ts'
import { daysOfSeries } from '@vicino/domain/series/series-days.ts'
import { saidBy, type Usual } from '@vicino/domain/series/series-visit.ts'
import type { SeriesScope } from '@vicino/domain/series/task-series.ts'
import type { OverlapConfirmation } from '@vicino/domain/tasks/overlap-confirmation.ts'
import type { Task, TaskFields } from '@vicino/domain/tasks/task.ts'
import { isTouched } from '@vicino/domain/tasks/task-status.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../../db/tenant.ts'
import { Refusal, refuseField } from '../../http/refusal.ts'
import { found } from '../../http/schema.ts'
import {
  closeSeries,
  holdSeries,
  insertOccurrences,
  insertSeries,
  readSeriesTask,
  type SeriesTask,
} from './series.store.ts'
import { makeUndoable } from './series-undo.ts'
import { admitOperators, type Asking, changeableAmong } from '../task-access.ts'
import { refuseOverlap } from '../task-clashes.ts'
import { placeTasks, refuseOvertaken, takeOffPlan } from '../task-plan.ts'
import { deleteTasks, findTask } from '../tasks.store.ts'

/** Puts a new series on the plan, its first task under `id`, once nothing stands in the way of any of them. */
export async function planSeries(
  asking: Asking,
  id: Id,
  first: TaskFields,
  { repeat, confirm }: { repeat: Repeat; confirm: OverlapConfirmation | null },
): Promise<Task> {
  const { tx, author, now } = asking
  if (isTouched(first)) throw refuseField('status', 'only_for_one')
  const days = daysOrRefuse(first.date, repeat)
  const planned = days.map((day, at) => ({ ...onDay(first, day), _id: at === 0 ? id : newId() }))
  const placings = await placeTasks(asking, planned)
  await admitOperators(asking, [{ fields: planned[0]! }, { fields: planned.at(-1)! }])
  await refuseOverlap(asking, planned, confirm)
  const series = newId()
  const usual = saidBy({ fields: first, services: [] })
  await insertSeries(tx, author.business, series, repeat, { last_day: days.at(-1)!, usual })
  const made = planned.map(({ _id, ...fields }, at) => ({ _id, fields, placing: placings[at]! }))
  if ((await insertOccurrences(tx, author, series, made, now)) < made.length) throw new Refusal('id_taken')
  return found(await findTask(tx, id))
}

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

/** The tasks of a series, those that a change reaches and those that it leaves alone, and what it says of them. */
export type Reached = { targets: SeriesTask[]; others: SeriesTask[]; usual: Usual | null }

/**
 * The tasks of a series that a change reaches, and those that it leaves alone: the past, whatever somebody has
 * begun, settled or recorded on, and what the author may not change by itself.
 * @throws {Refusal} `stale` where somebody else has changed the task since it was read
 */
export async function holdReached(asking: Asking, before: Task, scope: SeriesScope): Promise<Reached> {
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

/** Removes tasks of a series as they were held, all of them or none. */
export async function removeTargets(
  tx: Tx,
  targets: readonly Pick<Task, '_id' | 'version'>[],
): Promise<void> {
  if (targets.length > 0) refuseUnlessAll(targets, (await deleteTasks(tx, targets)).size)
}

/**
 * Refuses a change of several tasks where somebody else has begun, settled or changed one since they were held. It
 * names none: what the author wrote over another visit is no answer to that one, and sent again it reads them anew.
 */
export function refuseUnlessAll(targets: readonly unknown[], written: number): void {
  if (written < targets.length) throw new Refusal('stale')
}

/** The task as it stands on another day: it keeps its length. */
const onDay = (fields: TaskFields, day: Day): TaskFields => ({
  ...fields,
  date: day,
  end_date: addDays(day, daysBetween(fields.date, fields.end_date)),
})

function daysOrRefuse(first: Day, repeat: Repeat): Day[] {
  const days = daysOfSeries(first, repeat)
  if (!Array.isArray(days)) throw refuseField(days.path, days.code)
  return days
}
