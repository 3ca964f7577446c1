import type { PlannedOnVisit, PlannedService } from '@vicino/domain/performances/performance.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import { type Author, signatureOf } from '../access/author.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Tx } from '../db/tenant.ts'
import { serviceDetails } from '../services/services.store.ts'

/** The services planned for a visit, of which task each is. */
type PlannedOnTask = PlannedService & { taskId: Id }

/**
 * The services planned for these tasks, in one statement for any number of them, each task's in its order. Each is shown
 * as it stands in the catalogue on the day of the task, whenever it was planned.
 */
export const listPlannedServices = (tx: Tx, tasks: readonly Id[], language: Language) => tx<PlannedOnTask[]>`
  select p.task_id as "taskId", h._id as "serviceId", ${serviceDetails(tx, tx`h._id`, language)} as service_details,
    p.duration, offered_on(h.code, t.date, h.offered) as offered
  from task_service p join task t on t.business_id = p.business_id and t._id = p.task_id
  join service h on h._id = service_on(p.service_id, t.date)
  where p.task_id = any(${[...tasks]}::uuid[]) order by p.task_id, p.position`

/** A planned service with what was said of it since, of which task it is. */
export type SaidOfPlanned = PlannedOnVisit & { taskId: Id }

/** The same with what was said of each since: whether it was left out. */
export async function listPlannedOnVisits(
  tx: Tx,
  tasks: readonly Id[],
  language: Language,
): Promise<SaidOfPlanned[]> {
  const [planned, leftOut] = await Promise.all([
    listPlannedServices(tx, tasks, language),
    tx<{ taskId: Id; code: string }[]>`
      select task_id as "taskId", code from left_out_service where task_id = any(${[...tasks]}::uuid[])`,
  ])
  const said = new Set(leftOut.map(({ taskId, code }) => `${taskId} ${code}`))
  return planned.map(service => ({
    ...service,
    left_out: said.has(`${service.taskId} ${service.service_details.code}`),
  }))
}

/** Keeps that planned services of a visit were not done; what was said before stays as it was said. */
export const insertLeftOut = (
  tx: Tx,
  author: Author,
  { task, codes, now }: { task: Id; codes: readonly string[]; now: Instant },
) =>
  insertRows(
    tx,
    'left_out_service',
    [...new Set(codes)].map(code => ({
      business_id: author.business,
      task_id: task,
      code,
      author: signatureOf(author),
      written_at: now,
    })),
    tx`on conflict do nothing`,
  )

type Chosen = readonly Pick<PlannedService, 'serviceId' | 'duration'>[]

/** Plans these services for a task, in their order and in the place of those that were planned before. */
export const writePlannedServices = (tx: Tx, business: Id, task: Id, services: Chosen): Promise<void> =>
  writeServicesOfTasks(tx, business, [{ task, services }])

/** The same for several tasks, in as many statements for a thousand as for one. */
export async function writeServicesOfTasks(
  tx: Tx,
  business: Id,
  plans: readonly { task: Id; services: Chosen }[],
): Promise<void> {
  const rows = plans.flatMap(({ task, services }) =>
    services.map(({ serviceId, duration }, position) => ({
      business_id: business,
      task_id: task,
      service_id: serviceId,
      position,
      duration,
    })),
  )
  await tx`delete from task_service where task_id = any(${plans.map(({ task }) => task)}::uuid[])`
  await insertRows(tx, 'task_service', rows)
}
