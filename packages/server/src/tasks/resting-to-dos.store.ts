import type { Day } from '@vicino/domain/days/day.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'

/** The to-dos of a client, by their ids: of her care plan and of her protocols, with all of their series. */
export const toDosOf = (tx: Tx, dossier: DossierId): Fragment => tx`
  with known as (
    select k.task_id from opened_protocol_task k where k.dossier_id = ${dossier}
    union
    select k.task_id from task_measure k where k.dossier_id = ${dossier}
  )
  select task_id from known
  union
  select t._id from known join task x on x._id = known.task_id join task t on t.series_id = x.series_id`

/**
 * Lets to-dos rest that are put on days on which their client's dossier does. They are of no client, so that their place
 * on the plan does not say it. A series is looked up once for all of its tasks: it has up to a thousand.
 */
export const restToDos = (tx: Tx, tasks: readonly Id[], today: Day) => tx`
  with moved as (
    select _id, series_id from task where _id = any(${[...tasks]}::uuid[])
  ), known as (
    select task_id, dossier_id from opened_protocol_task union all select task_id, dossier_id from task_measure
  ), known_series as (
    select distinct x.series_id, known.dossier_id from task x join known on known.task_id = x._id
    where x.series_id in (select series_id from moved)
  ), of_client as (
    select moved._id, known.dossier_id from moved join known on known.task_id = moved._id
    union
    select moved._id, known_series.dossier_id from moved join known_series using (series_id)
  )
  update task t set suspended_by_dossier = true
  from of_client join dossier d on d._id = of_client.dossier_id
  where t._id = of_client._id and t.date >= ${today} and t.status in ('pending', 'confirmed') and t.started_at is null
    and not t.suspended_by_dossier and d.status = 'suspended'
    and t.date between d.suspended_from and coalesce(d.suspended_to, 'infinity')`
