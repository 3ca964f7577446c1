import { homeZone } from '@vicino/domain/days/instant.ts'
import type { VisitToLookAt } from '@vicino/domain/invoices/to-bill.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'
import { begunOf, doneOf, instantOfWall, isTimed } from '../tasks/visit/visit-times.store.ts'
import {
  type BillingDays,
  isEmpty,
  isEnded,
  isPartly,
  unconfirmedIn,
} from '../performances/ended-visits.store.ts'

/**
 * The visits of some clients in which something is to be looked at before it is billed. What is on an invoice already is
 * not asked about again; it is what the rest is weighed against. It is read once and looked up in memory: a plan that was
 * made while nothing was billed would read it for each row.
 */
export const listVisitsToLookAt = (tx: Tx, dossiers: Id[], days: BillingDays) => tx<
  (VisitToLookAt & { dossierId: Id })[]
>`
  with billed as materialized (
    select i.performance_id from invoiced_performance i where i.dossier_id = any(${dossiers}::uuid[]) and not i.given_back
  ),
  recorded as materialized (${unbilled(tx, 'performance', dossiers, days)}),
  visit as materialized (
    select p.dossier_id as recorded_for, p.date as recorded_on, t.*
    from recorded p join task t on t.business_id = p.business_id and t._id = p.task_id
  )
  select t.dossier_id as "dossierId", 'not_confirmed' as code, t._id as "taskId", t.date from task t
  where t.dossier_id = any(${dossiers}::uuid[]) and ${unconfirmedIn(tx, days)}
  union all
  select t.dossier_id, 'no_services', t._id, t.date from task t
  where t.dossier_id = any(${dossiers}::uuid[]) and t.date between ${days.start} and ${days.end} and ${isEmpty(tx)}
  union all
  select t.recorded_for, 'partly_recorded', t._id, t.date from visit t where ${isPartly(tx)}
  union all
  select p.dossier_id, 'not_ended', p.task_id, p.date from (
    select recorded_for as dossier_id, _id as task_id, recorded_on as date from visit where status <> 'completed'
    union
    select u.dossier_id, u.task_id, u.date from (${unbilled(tx, 'material_use', dossiers, days)}) u
    where not ${isEnded(tx, 'u')}
  ) p
  union all
  select p.dossier_id, 'recorded_twice', p.task_id, p.date
  from performance p join service s on s._id = p.service_id
  where p.dossier_id = any(${dossiers}::uuid[]) and p.date between ${days.start} and ${days.end} and p.current
    and p.struck is null
  group by p.dossier_id, p.task_id, p.date, s.code
  having count(*) > 1 and bool_or(p._id not in (select b.performance_id from billed b))
  union all
  select a.recorded_for, 'overlapping', a._id, a.date from visit a cross join lateral (${timesOf(tx)}) own
  where a.status = 'completed' and not a.full_day and (exists (
    select from task_operator x
    join task_operator y on y.business_id = x.business_id and y.user_id = x.user_id and y.task_id <> x.task_id
      and y.date between a.date - 1 and a.end_date and y.made_from < own.done and own.begun < y.made_until
    where x.business_id = a.business_id and x.task_id = a._id
  ) or exists (
    select from task b
    where b.business_id = a.business_id and b.dossier_id = a.dossier_id and b._id <> a._id
      and b.date between a.date - 1 and a.end_date and ${isAtOnce(tx)}))
  order by 4, 3`

/** The visits of which something stands that was recorded and is on no invoice; `billed`: the performances that are. */
const unbilled = (
  tx: Tx,
  table: 'performance' | 'material_use',
  dossiers: Id[],
  { start, end }: BillingDays,
): Fragment => {
  const billed =
    table === 'performance'
      ? tx`select b.performance_id from billed b`
      : tx`select i.use_id from invoiced_material i where i.dossier_id = any(${dossiers}::uuid[]) and not i.given_back`
  return tx`
    select distinct r.business_id, r.dossier_id, r.task_id, r.date from ${tx(table)} r
    where r.dossier_id = any(${dossiers}::uuid[]) and r.date between ${start} and ${end} and r.current
      and r.struck is null
      and r._id not in (${billed})`
}

/**
 * When the visit `a` took place, reckoned once for all that it is weighed against: as it really was, or as planned where
 * nobody began it. `after` and `before` are the same on the clock, with room for its changes in spring and autumn.
 */
const timesOf = (tx: Tx): Fragment => tx`
  select begun, done, begun at time zone ${homeZone} - interval '2 hours' as after,
    done at time zone ${homeZone} + interval '2 hours' as before
  from (select ${begunOf(tx, 'a')} as begun, ${doneOf(tx, 'a')} as done offset 0) times offset 0`

/**
 * Whether the visit `b` was made too, and while the visit was whose times are `own`. The clock of a plan is looked at
 * first: to know which moment it means is dear, and most of a day lies far off.
 */
const isAtOnce = (tx: Tx): Fragment => tx`
  b.status = 'completed' and b.dossier_id is not null and not b.full_day
  and case when ${isTimed(tx, 'b')} then own.begun < b.ended_at and b.started_at < own.done
    else own.after < b.end_date + b.end_time and b.date + b.start_time < own.before
      and own.begun < ${instantOfWall(tx, tx`(b.end_date + b.end_time)`)}
      and ${instantOfWall(tx, tx`(b.date + b.start_time)`)} < own.done end`
