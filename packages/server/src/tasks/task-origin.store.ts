import { busy } from '@vicino/domain/tasks/private-task.ts'
import type { CareOrigin } from '@vicino/domain/tasks/care-origin.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { MeasureOfTask, TaskMeasure } from '@vicino/domain/tasks/task-measure.ts'
import type { TaskStep } from '@vicino/domain/tasks/task-step.ts'
import type { Qualification } from '@vicino/domain/services/qualification.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Fragment } from 'postgres'
import { isMeasureOf } from '../care-plan/planned-measures.store.ts'
import type { Tx } from '../db/tenant.ts'
import { namedClient } from '../dossiers/named-client.store.ts'
import { knownWithin } from '../http/dossier-access.ts'
import { refuseField } from '../http/refusal.ts'
import { restToDos } from './resting-to-dos.store.ts'
import type { AskingOfTask } from './task-access.ts'

/**
 * Notes of which measure a new task comes, and all of its series; `title`: how its nurse called a to-do, that bears none
 * of its own on the plan.
 * @throws {Refusal} at the measure, where it is none that the author may know, or the visit is another client's
 */
export async function keepMeasure(
  { tx, author, today }: AskingOfTask,
  { _id, client }: Pick<Task, '_id' | 'client'>,
  measure: MeasureOfTask,
  title: string,
): Promise<void> {
  const { dossierId, carePlanId, measureId } = measure
  const isOwn = client === null || client._id === dossierId
  if (!isOwn || !(await isMeasureOf(tx, author, measure, today)))
    throw refuseField('measure', 'not_an_option')
  const kept = await tx<{ task_id: Id }[]>`
    insert into task_measure (business_id, task_id, dossier_id, care_plan_id, measure_id, title)
    select t.business_id, t._id, ${dossierId}, ${carePlanId}, ${measureId}, ${client === null ? title : null}
    from task t join task made on made._id = ${_id}
    where t._id = made._id or t.series_id = made.series_id
    returning task_id`
  if (client === null)
    await restToDos(
      tx,
      kept.map(({ task_id }) => task_id),
      today,
    )
}

type Origins = { measures: (TaskMeasure & OfTask)[]; steps: (TaskStep & OfTask & Needs)[] }
type Needs = { needs: Qualification | null }
type OfTask = { taskId: Id; known: boolean }

/**
 * The tasks with the measure or the step of which they come, where the reader may know it, else that she may not; a
 * series says it for each of its own.
 */
export async function withOrigins(asking: Reading, tasks: readonly Task[]): Promise<Task[]> {
  const toDo = tasks
    .filter(({ type, title }) => type !== 'client' && title !== busy.label)
    .map(({ _id }) => _id)
  if (toDo.length === 0) return [...tasks]
  const { measures, steps } = await readOrigins(asking, toDo)
  const told = new Map<Id, Pick<Task, 'measure' | 'step' | 'care_untold' | 'needs'>>()
  for (const { taskId, known, ...measure } of measures)
    told.set(taskId, known ? { measure } : { care_untold: true })
  for (const { taskId, known, needs, ...step } of steps)
    told.set(taskId, { needs, ...(known ? { step } : { care_untold: true }) })
  return tasks.map(task => ({ ...task, ...told.get(task._id) }))
}

type Reading = Pick<AskingOfTask, 'tx' | 'author' | 'today'>

async function readOrigins({ tx, author, today }: Reading, tasks: readonly Id[]): Promise<Origins> {
  const known = (thing: 'care_plan' | 'opened_protocol', dossier: string): Fragment =>
    knownWithin(tx, author, thing, dossier, today)
  const [measures, steps] = await Promise.all([
    tx<Origins['measures']>`
      select t._id as "taskId", d._id as "dossierId", m.care_plan_id as "carePlanId", m.measure_id as "measureId",
        coalesce(m.title, t.title) as text, ${namedClient(tx)} as client,
        ${known('care_plan', 'm.dossier_id')} as known
      from task t join lateral ${keptOf(tx, 'task_measure')} m on true
      join dossier d on d.business_id = m.business_id and d._id = m.dossier_id
      where t._id = any(${tasks}::uuid[])`,
    tx<Origins['steps']>`
      select t._id as "taskId", d._id as "dossierId", o._id as "openedId", s.step_id as "stepId",
        coalesce(it.step ->> 'text', t.title) as text, it.step ->> 'min_qualification' as needs,
        ${namedClient(tx)} as client, o.status = 'open' and o.struck is null and d.status <> 'closed' as goes_on, (
          select max(p.done_on) from protocol_step_done p
          where p.dossier_id = s.dossier_id and p.opened_id = s.opened_id and p.task_id = t._id and p.current
            and p.struck is null
        ) as done_on, ${known('opened_protocol', 's.dossier_id')} as known
      from task t join lateral ${keptOf(tx, 'opened_protocol_task')} s on true
      join opened_protocol o on o.business_id = s.business_id and o._id = s.opened_id and o.current
      left join lateral (
        select step from jsonb_array_elements(o.steps) step where step ->> '_id' = s.step_id::text
      ) it on true
      join dossier d on d.business_id = s.business_id and d._id = s.dossier_id
      where t._id = any(${tasks}::uuid[])`,
  ])
  return { measures, steps }
}

/** Of what a to-do comes, and whether the author may know it; of a protocol where it comes of both. */
export async function findOrigin({ tx, author, today }: Reading, task: Id): Promise<CareOrigin | undefined> {
  const known = (thing: 'care_plan' | 'opened_protocol', dossier: string): Fragment =>
    knownWithin(tx, author, thing, dossier, today)
  const [origin] = await tx<CareOrigin[]>`
    select ${known('opened_protocol', 's.dossier_id')} as known, o.status = 'open' and o.struck is null as goes_on,
      exists (
        select from protocol_step_done p
        where p.opened_id = o._id and p.dossier_id = o.dossier_id and p.task_id = t._id and p.current
          and p.struck is null
      ) as is_confirmed
    from task t join lateral ${keptOf(tx, 'opened_protocol_task')} s on true
    join opened_protocol o on o.business_id = s.business_id and o._id = s.opened_id and o.current
    where t._id = ${task}
    union all
    select ${known('care_plan', 'm.dossier_id')}, false, false
    from task t join lateral ${keptOf(tx, 'task_measure')} m on true
    where t._id = ${task} and t.dossier_id is null
    limit 1`
  return origin
}

/** What is kept beside a `task t`, or beside another one of its series. */
export const keptOf = (tx: Tx, table: 'task_measure' | 'opened_protocol_task'): Fragment => tx`(
  select k.* from ${tx(table)} k where k.business_id = t.business_id and k.task_id = t._id
  union all
  select k.* from task x join ${tx(table)} k on k.business_id = x.business_id and k.task_id = x._id
  where t.series_id is not null and x.business_id = t.business_id and x.series_id = t.series_id
  limit 1
)`
