import { createHash } from 'node:crypto'
import type { Day } from '@vicino/domain/days/day.ts'
import type { PlannedService } from '@vicino/domain/performances/performance.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { mostTasksOfRange } from '@vicino/domain/tasks/tasks.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import type { Tx } from '../../db/tenant.ts'
import type { DossierId } from '../../http/dossier-access.ts'
import { Refusal } from '../../http/refusal.ts'
import { listPlannedServices } from '../../performances/planned-services.store.ts'
import { columns, withPeople } from '../tasks.store.ts'

/** A visit with a time, what is planned for it, and whether something was recorded on it. */
export type VisitOfDay = { task: Task; services: PlannedService[]; recorded: boolean }

/** The visits of a client that begin on these days and have a time, in the order of time. */
export async function listVisitsOfDays(
  tx: Tx,
  dossier: DossierId,
  days: readonly Day[],
  language: Language,
): Promise<VisitOfDay[]> {
  const tasks = await tx<(Task & { recorded: boolean })[]>`
    select ${columns(tx)}, exists (select from performance p where p.task_id = t._id) as recorded
    from ${withPeople(tx)} where t.dossier_id = ${dossier} and t.date = any(${[...days]}::date[]) and not t.full_day
    order by t.date, t.start_time, t._id limit ${mostTasksOfRange + 1}`
  if (tasks.length > mostTasksOfRange)
    throw new Refusal('too_many_rows', { current: { limit: mostTasksOfRange } })
  const ids = tasks.map(({ _id }) => _id)
  const planned = Map.groupBy(await listPlannedServices(tx, ids, language), ({ taskId }) => taskId)
  return tasks.map(({ recorded, ...task }) => ({
    task,
    recorded,
    services: (planned.get(task._id) ?? []).map(({ taskId: _taskId, ...service }) => service),
  }))
}

/** 48 bits: a whole number that JSON carries exactly. */
const versionBytes = 6

/** A number that names visits under their versions, in whatever order; 0 where there is none. */
export function versionOfDay(visits: readonly Pick<VisitOfDay, 'task'>[]): number {
  if (visits.length === 0) return 0
  const names = visits.map(({ task: { _id, version } }) => `${_id} ${version}`).toSorted()
  return createHash('sha256').update(names.join('\n')).digest().readUIntBE(0, versionBytes)
}

/** Plans for visits what is planned for others: the services of each pair's first go to its second. */
export async function copyServices(tx: Tx, pairs: readonly { from: Id; to: Id }[]): Promise<void> {
  await tx`
    insert into task_service (business_id, task_id, service_id, position, duration)
    select s.business_id, p.copy, s.service_id, s.position, s.duration
    from task_service s
    join unnest(${pairs.map(({ from }) => from)}::uuid[], ${pairs.map(({ to }) => to)}::uuid[])
      as p (original, copy) on p.original = s.task_id`
}
