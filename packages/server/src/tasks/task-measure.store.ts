import type { Task } from '@vicino/domain/tasks/task.ts'
import type { MeasureOfTask, TaskMeasure } from '@vicino/domain/tasks/task-measure.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { isMeasureOf } from '../care-plan/planned-measures.store.ts'
import { namedClient } from '../dossiers/named-client.store.ts'
import { knownWithin } from '../http/dossier-access.ts'
import { refuseField } from '../http/refusal.ts'
import type { Asking } from './task-access.ts'

/**
 * Notes of which measure a new task comes, and all of its series.
 * @throws {Refusal} at the measure, where it is none that the author may know, or the visit is another client's
 */
export async function keepMeasure(
  { tx, author, today }: Asking,
  { _id, client }: Pick<Task, '_id' | 'client'>,
  measure: MeasureOfTask,
): Promise<void> {
  const { dossierId, carePlanId, measureId } = measure
  const isOwn = client === null || client._id === dossierId
  if (!isOwn || !(await isMeasureOf(tx, author, measure, today)))
    throw refuseField('measure', 'not_an_option')
  await tx`
    insert into task_measure (business_id, task_id, dossier_id, care_plan_id, measure_id)
    select t.business_id, t._id, ${dossierId}, ${carePlanId}, ${measureId}
    from task t join task made on made._id = ${_id}
    where t._id = made._id or t.series_id = made.series_id`
}

type Read = TaskMeasure & { taskId: Id }

/** The tasks with the measure of which they come, where the reader may know it; a series says it for each of its own. */
export async function withMeasures(
  { tx, author, today }: Pick<Asking, 'tx' | 'author' | 'today'>,
  tasks: readonly Task[],
): Promise<Task[]> {
  const toDo = tasks.filter(({ type }) => type === 'task')
  if (toDo.length === 0) return [...tasks]
  const rows = await tx<Read[]>`
    select t._id as "taskId", d._id as "dossierId", m.care_plan_id as "carePlanId", m.measure_id as "measureId",
      ${namedClient(tx)} as client
    from task t
    join lateral (
      select m.* from task_measure m join task o on o.business_id = m.business_id and o._id = m.task_id
      where o._id = t._id or o.series_id = t.series_id limit 1
    ) m on true
    join dossier d on d.business_id = m.business_id and d._id = m.dossier_id
    where t._id = any(${toDo.map(({ _id }) => _id)}::uuid[])
      and ${knownWithin(tx, author, 'care_plan', 'm.dossier_id', today)}`
  const measureOf = new Map(rows.map(({ taskId, ...measure }) => [taskId, measure]))
  return tasks.map(task => {
    const measure = measureOf.get(task._id)
    return measure ? { ...task, measure } : task
  })
}
