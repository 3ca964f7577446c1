import { addDays, type Day, daysBetween } from '@vicino/domain/days/day.ts'
import type { Repeat } from '@vicino/domain/series/repeat.ts'
import { daysOfSeries } from '@vicino/domain/series/series-days.ts'
import type { SeriesScope } from '@vicino/domain/series/task-series.ts'
import type { Planned } from '@vicino/domain/tasks/overlap.ts'
import type { OverlapConfirmation } from '@vicino/domain/tasks/overlap-confirmation.ts'
import { fieldsOfTask, type Task, type TaskFields } from '@vicino/domain/tasks/task.ts'
import { isTouched } from '@vicino/domain/tasks/task-status.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../../db/tenant.ts'
import { Refusal, refuseField } from '../../http/refusal.ts'
import { found } from '../../http/schema.ts'
import { recordedAmong } from '../../performances/performances.store.ts'
import {
  closeSeries,
  copyPlannedServices,
  holdSeriesTasks,
  insertOccurrences,
  insertSeries,
  joinSeries,
} from './series.store.ts'
import { admitOperators, type Asking, changeableAmong } from '../task-access.ts'
import { refuseOverlap } from '../task-clashes.ts'
import { placeTasks, refuseOvertaken, takeOffPlan } from '../task-plan.ts'
import { deleteTasks, findTask, updateTask } from '../tasks.store.ts'

/** Puts a new series on the plan, its first task under `id`, once nothing stands in the way of any of them. */
export async function planSeries(
  asking: Asking,
  id: Id,
  first: TaskFields,
  { repeat, confirm }: { repeat: Repeat; confirm: OverlapConfirmation | null },
): Promise<Task> {
  if (isTouched(first)) throw refuseField('status', 'only_for_one')
  const days = daysOrRefuse(first.date, repeat)
  const planned = days.map((day, at) => ({ ...onDay(first, day), _id: at === 0 ? id : newId() }))
  await planDays(asking, planned, repeat, { confirm })
  return found(await findTask(asking.tx, id))
}

/** Takes those of a series off the plan that are still to come; how many. What is part of the record stays. */
export async function takeSeriesOffPlan(asking: Asking, before: Task, scope: SeriesScope): Promise<number> {
  if (!before.series) {
    await takeOffPlan(asking, [before])
    return 1
  }
  const { targets } = await holdReached(asking, before, scope)
  if (targets.length === 0) throw new Refusal('part_of_record', { current: before })
  await removeTargets(asking.tx, targets)
  await closeSeries(asking.tx, before.series._id)
  return targets.length
}

/**
 * The tasks of a series that a change reaches, and those that it leaves alone: the past, whatever somebody has
 * begun, settled or recorded on, and what the author may not change by itself.
 * @throws {Refusal} `stale` where somebody else has changed the task since it was read
 */
export async function holdReached(
  asking: Asking,
  before: Task,
  scope: SeriesScope,
): Promise<{ targets: Task[]; others: Task[] }> {
  const { tx, today } = asking
  const tasks = before.series
    ? await holdSeriesTasks(tx, before.series._id)
    : [{ ...before, recorded: (await recordedAmong(tx, [before._id])).has(before._id) }]
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
  return { targets: [...reached], others: tasks.filter(task => !reached.has(task)) }
}

/** Removes tasks of a series as they were held, all of them or none. */
export async function removeTargets(tx: Tx, targets: readonly Task[]): Promise<void> {
  if (targets.length > 0) refuseUnlessAll(targets, (await deleteTasks(tx, targets)).size)
}

/**
 * Refuses a change of several tasks where somebody else has begun, settled or changed one since they were held. It
 * names none: what the author wrote over another visit is no answer to that one, and sent again it reads them anew.
 */
export function refuseUnlessAll(targets: readonly Task[], written: number): void {
  if (written < targets.length) throw new Refusal('stale')
}

/** What is copied from a visit that somebody has begun or settled is still to come. */
export const untouched = { status: 'pending', not_done: null, started_at: null, ended_at: null } as const

/** The task as it stands on another day: it keeps its length. */
export const onDay = (fields: TaskFields, day: Day): TaskFields => ({
  ...fields,
  date: day,
  end_date: addDays(day, daysBetween(fields.date, fields.end_date)),
})

export function daysOrRefuse(first: Day, repeat: Repeat): Day[] {
  const days = daysOfSeries(first, repeat)
  if (!Array.isArray(days)) throw refuseField(days.path, days.code)
  return days
}

/** The days of a new rule with the task on each of them; `kept` stays on its own day, under its id. */
export const occurrencesOf = (fields: TaskFields, days: readonly Day[], kept: Task | undefined): Planned[] =>
  days.map(day => ({
    ...onDay(fields, day),
    _id: kept && day === (days.includes(fields.date) ? fields.date : days[0]) ? kept._id : newId(),
  }))

/**
 * What a series is planned with: one of its tasks that stands, the task whose planned services they share, and why
 * they may overlap others.
 */
type With = { kept?: Task | undefined; like?: Task; confirm: OverlapConfirmation | null }

/** Plans the tasks of a new series, in order of their days. */
export async function planDays(
  asking: Asking,
  planned: readonly Planned[],
  repeat: Repeat,
  more: With,
): Promise<void> {
  const series = newId()
  await insertSeries(asking.tx, asking.author.business, series, repeat, planned.at(-1)!.date)
  await planInto(asking, series, planned, more)
}

/** Plans further tasks of a series that stands, in order of their days. */
export async function planInto(
  asking: Asking,
  series: Id,
  planned: readonly Planned[],
  { kept, like, confirm }: With,
): Promise<void> {
  const { tx, author, now } = asking
  const [first, last] = [planned[0]!, planned.at(-1)!]
  const placings = await placeTasks(asking, planned)
  const seen = like && fieldsOfTask(like)
  await admitOperators(asking, [
    { fields: first, before: seen && { ...seen, date: first.date } },
    { fields: last, before: seen },
  ])
  await refuseOverlap(asking, planned, confirm)
  const occurrences = planned.map(({ _id, ...fields }, at) => ({ _id, fields, placing: placings[at]! }))
  const made = occurrences.filter(({ _id }) => _id !== kept?._id)
  if ((await insertOccurrences(tx, author, series, made, now)) < made.length) throw new Refusal('id_taken')
  if (like)
    await copyPlannedServices(
      tx,
      like._id,
      made.map(({ _id }) => _id),
    )
  const own = kept && occurrences.find(({ _id }) => _id === kept._id)
  if (!own) return
  if (!(await updateTask(tx, kept, own.fields, own.placing))) await refuseOvertaken(asking, kept)
  await joinSeries(tx, kept._id, series)
}
