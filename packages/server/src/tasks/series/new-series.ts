import type { Day } from '@vicino/domain/days/day.ts'
import type { Repeat } from '@vicino/domain/series/repeat.ts'
import { daysOfSeries } from '@vicino/domain/series/series-days.ts'
import { fieldsAs, saidBy } from '@vicino/domain/series/series-visit.ts'
import type { Task, TaskFields } from '@vicino/domain/tasks/task.ts'
import { isTouched } from '@vicino/domain/tasks/task-status.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { Refusal, refuseField } from '../../http/refusal.ts'
import { found } from '../../http/schema.ts'
import { admitOperators, type Asking } from '../task-access.ts'
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
  asking: Asking,
  id: Id,
  first: TaskFields,
  { repeat, confirm, services = [], goesOn = false }: Planning & { repeat: Repeat },
): Promise<Task> {
  const { tx, author, now } = asking
  if (isTouched(first)) throw refuseField('status', 'only_for_one')
  await admitServices(asking, first, services)
  const days = daysOrRefuse(first.date, repeat)
  const usual = saidBy({ fields: first, services: [...services] })
  const planned = days.map((day, at) => ({ ...fieldsAs(first, usual, day), _id: at === 0 ? id : newId() }))
  const placings = await placeTasks(asking, planned)
  if (!goesOn) await admitOperators(asking, [{ fields: planned[0]! }, { fields: planned.at(-1)! }])
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

function daysOrRefuse(first: Day, repeat: Repeat): Day[] {
  const days = daysOfSeries(first, repeat)
  if (!Array.isArray(days)) throw refuseField(days.path, days.code)
  return days
}
