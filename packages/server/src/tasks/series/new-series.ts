import type { Day } from '@vicino/domain/days/day.ts'
import type { Apart } from '@vicino/domain/series/apart.ts'
import type { Repeat } from '@vicino/domain/series/repeat.ts'
import { daysOfSeries } from '@vicino/domain/series/series-days.ts'
import { fieldsAs, saidBy } from '@vicino/domain/series/series-visit.ts'
import type { Task, TaskFields } from '@vicino/domain/tasks/task.ts'
import { isTouched } from '@vicino/domain/tasks/task-status.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { Refusal, refuseField } from '../../http/refusal.ts'
import { found } from '../../http/schema.ts'
import { admitOperators, type AskingOfTask } from '../task-access.ts'
import { refuseOverlap } from '../task-clashes.ts'
import { writeServicesOfTasks } from '../../performances/planned-services.store.ts'
import { admitServices } from '../services-of-new.ts'
import { placeTasks, type Planning } from '../task-plan.ts'
import { findTask } from '../tasks.store.ts'
import { insertOccurrences, insertSeries } from './series.store.ts'

/**
 * Puts a new series on the plan, its first task under `id`, once nothing stands in the way of any of them; `goesOn` as
 * for a single task.
 */
export async function planSeries(
  asking: AskingOfTask,
  id: Id,
  first: TaskFields,
  {
    repeat,
    apart = [],
    confirm,
    services = [],
    goesOn = false,
  }: Planning & { repeat: Repeat; apart?: Apart },
): Promise<Task> {
  const { tx, author, now } = asking
  if (isTouched(first)) throw refuseField('status', 'only_for_one')
  await admitServices(asking, first, services)
  const { days, staffOn } = standApart(daysOrRefuse(first.date, repeat), apart)
  const usual = saidBy({ fields: first, services: [...services] })
  const planned = days.map((day, at) => ({
    ...fieldsAs(first, usual, day),
    operators: staffOn.get(day) ?? usual.operators,
    _id: at === 0 ? id : newId(),
  }))
  const placings = await placeTasks(asking, planned)
  if (!goesOn) await admitStaff(asking, planned, { usual: usual.operators, apart })
  await refuseOverlap(asking, planned, confirm)
  const series = newId()
  await insertSeries(tx, author.business, series, repeat, { last_day: days.at(-1)!, usual })
  const made = planned.map(({ _id, ...fields }, at) => ({ _id, fields, placing: placings[at]! }))
  if ((await insertOccurrences(tx, author, series, made, now)) < made.length) throw new Refusal('id_taken')
  if (services.length > 0)
    await writeServicesOfTasks(
      tx,
      author.business,
      made.map(({ _id: task }) => ({ task, services })),
    )
  return found(await findTask(tx, id))
}

/**
 * Refuses whoever may not carry the visits out: the usual ones on the first and the last of their days, and also where
 * others go on all of them, for the series goes on with them; the others on each of theirs.
 */
async function admitStaff(
  asking: AskingOfTask,
  planned: readonly TaskFields[],
  { usual, apart }: { usual: Id[]; apart: Apart },
): Promise<void> {
  const at = new Map(apart.map(({ date }, index) => [date, index]))
  const asUsual = planned.filter(({ date }) => !at.has(date))
  const usually = asUsual.length > 0 ? [asUsual[0]!, asUsual.at(-1)!] : [{ ...planned[0]!, operators: usual }]
  const others = planned.filter(({ date }) => at.has(date))
  await admitOperators(
    asking,
    [...usually, ...others].map(fields => ({ fields })),
    index => {
      const other = others[index - usually.length]
      return other ? `apart.${at.get(other.date)}.operators` : 'operators'
    },
  )
}

/** The days of a new series, or the refusal at its field. */
export function daysOrRefuse(first: Day, repeat: Repeat): Day[] {
  const days = daysOfSeries(first, repeat)
  if (!Array.isArray(days)) throw refuseField(days.path, days.code)
  return days
}

/**
 * The days that a series has, without those that are left out, and who else goes on which of them.
 * @throws {Refusal} at a day that is none of the series, or where none is left
 */
function standApart(days: readonly Day[], apart: Apart): { days: Day[]; staffOn: ReadonlyMap<Day, Id[]> } {
  const known = new Set(days)
  apart.forEach(({ date }, at) => {
    if (!known.has(date)) throw refuseField(`apart.${at}.date`, 'not_in_series')
  })
  const leftOut = new Set(apart.flatMap(({ date, operators }) => (operators === null ? [date] : [])))
  if (leftOut.size === days.length) throw refuseField('apart', 'not_an_option')
  const staffOn = new Map(
    apart.flatMap(({ date, operators }) => (operators ? [[date, operators] as const] : [])),
  )
  return { days: days.filter(day => !leftOut.has(day)), staffOn }
}
