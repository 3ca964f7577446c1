import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'

/** Whose a task was that is off the plan; `by` whom and when it was taken off. */
export type RemovedTask = {
  _id: Id
  dossierId: Id | null
  author: { _id: Id }
  operators: { _id: Id }[]
  by: string
  at: Instant
}

/** Those of these tasks that somebody took off the plan. */
export const findRemoved = (tx: Tx, ids: readonly Id[]) => tx<RemovedTask[]>`
  select r._id, r.dossier_id as "dossierId", json_build_object('_id', r.author_id) as author,
    coalesce((select json_agg(json_build_object('_id', o)) from unnest(r.operators) as o), '[]') as operators,
    p.first_name || ' ' || p.last_name as by, r.removed_at as at
  from removed_task r join person p on p._id = r.removed_by where r._id = any(${[...ids]}::uuid[])`

/** Forgets, of every business, what nobody shows any more. */
export const purgeRemovedTasks = (tx: Tx) => tx`select purge_removed_tasks()`
