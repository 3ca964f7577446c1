import { homeZone } from '@vicino/domain/days/instant.ts'
import type { VisitToLookAt } from '@vicino/domain/invoices/to-bill.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'
import {
  type BillingDays,
  isEmpty,
  isEnded,
  isPartly,
  unconfirmedIn,
} from '../performances/ended-visits.store.ts'

/**
 * The visits of some clients in which something is to be looked at before it is billed. What is on an invoice already is
 * not asked about again; it is what the rest is weighed against.
 */
export const listVisitsToLookAt = (tx: Tx, dossiers: Id[], days: BillingDays) => tx<
  (VisitToLookAt & { dossierId: Id })[]
>`
  select t.dossier_id as "dossierId", 'not_confirmed' as code, t._id as "taskId", t.date from task t
  where t.dossier_id = any(${dossiers}::uuid[]) and ${unconfirmedIn(tx, days)}
  union all
  select t.dossier_id, 'no_services', t._id, t.date from task t
  where t.dossier_id = any(${dossiers}::uuid[]) and t.date between ${days.start} and ${days.end} and ${isEmpty(tx)}
  union all
  select p.dossier_id, 'partly_recorded', t._id, t.date
  from (${unbilled(tx, 'performance', dossiers, days)}) p
  join task t on t.business_id = p.business_id and t._id = p.task_id where ${isPartly(tx)}
  union all
  select p.dossier_id, 'not_ended', p.task_id, p.date from (
    ${unbilled(tx, 'performance', dossiers, days)} union ${unbilled(tx, 'material_use', dossiers, days)}
  ) p where not ${isEnded(tx, 'p')}
  union all
  select p.dossier_id, 'recorded_twice', p.task_id, p.date
  from performance p join service s on s._id = p.service_id
  left join (
    select i.performance_id from invoiced_performance i where i.dossier_id = any(${dossiers}::uuid[]) and not i.given_back
  ) i on i.performance_id = p._id
  where p.dossier_id = any(${dossiers}::uuid[]) and p.date between ${days.start} and ${days.end} and p.current
    and p.struck is null
  group by p.dossier_id, p.task_id, p.date, s.code having count(*) > 1 and bool_or(i.performance_id is null)
  union all
  select a.dossier_id, 'overlapping', a._id, a.date
  from (${unbilled(tx, 'performance', dossiers, days)}) p
  join task a on a.business_id = p.business_id and a._id = p.task_id and a.status = 'completed' and not a.full_day
  cross join lateral (${timesOf(tx)}) own
  where exists (
    select from task_operator x
    join task_operator y on y.business_id = x.business_id and y.user_id = x.user_id and y.task_id <> x.task_id
      and y.date between own.first and a.end_date
    join task b on b.business_id = y.business_id and b._id = y.task_id
    where x.business_id = a.business_id and x.task_id = a._id and ${isAtOnce(tx)}
  ) or exists (
    select from task b
    join task_operator y on y.business_id = b.business_id and y.task_id = b._id
    join task_operator x on x.business_id = y.business_id and x.user_id = y.user_id and x.task_id = a._id
    where b.business_id = a.business_id and b._id <> a._id and b.date = a.date - 1 and ${isIntoNextDay(tx)}
      and ${isAtOnce(tx)}
  ) or exists (
    select from task b
    where b.business_id = a.business_id and b.dossier_id = a.dossier_id and b._id <> a._id
      and b.date between a.date - 1 and a.end_date and ${isAtOnce(tx)})
  order by 4, 3`

/**
 * The visits of which something stands that was recorded and is on no invoice. What is on one is read once and looked up in
 * memory: a plan that was made while nothing was billed would read it for each row.
 */
const unbilled = (
  tx: Tx,
  table: 'performance' | 'material_use',
  dossiers: Id[],
  { start, end }: BillingDays,
): Fragment => {
  const billed =
    table === 'performance'
      ? tx`select i.performance_id from invoiced_performance i`
      : tx`select i.use_id from invoiced_material i`
  return tx`
    select distinct r.business_id, r.dossier_id, r.task_id, r.date from ${tx(table)} r
    where r.dossier_id = any(${dossiers}::uuid[]) and r.date between ${start} and ${end} and r.current
      and r.struck is null
      and r._id not in (${billed} where i.dossier_id = any(${dossiers}::uuid[]) and not i.given_back)`
}

/**
 * When the visit `a` took place, reckoned once for all that it is weighed against: as it really was, or as planned where
 * nobody began it. `after` and `before` are the same on the clock, with room for its changes in spring and autumn.
 * `first` is the first day of which every visit is asked about: the day before is, where it really began then; else only
 * what of that day reaches into the next (`isIntoNextDay`) is.
 */
const timesOf = (tx: Tx): Fragment => tx`
  select begun, done, begun at time zone ${homeZone} - interval '2 hours' as after,
    done at time zone ${homeZone} + interval '2 hours' as before,
    case when begun < a.date::timestamp at time zone ${homeZone} then a.date - 1 else a.date end as first
  from (
    select
      case when ${isTimed(tx, 'a')} then a.started_at else (a.date + a.start_time) at time zone ${homeZone} end as begun,
      case when ${isTimed(tx, 'a')} then a.ended_at else (a.end_date + a.end_time) at time zone ${homeZone} end as done
    offset 0
  ) times offset 0`

/** Whether it is known when the visit really was. */
const isTimed = (tx: Tx, of: 'a' | 'b'): Fragment =>
  tx`${tx(of)}.started_at is not null and ${tx(of)}.ended_at is not null`

/** Whether the visit `b` reaches into the day after its own; the index `task_into_next_day` says the same. */
const isIntoNextDay = (tx: Tx): Fragment =>
  tx`(b.end_date > b.date or b.ended_at > (b.date + 1)::timestamp at time zone 'Europe/Zurich')`

/**
 * Whether the visit `b` was made too, and while the visit was whose times are `own`. The clock of a plan is looked at
 * first: to know which moment it means is dear, and most of a day lies far off.
 */
const isAtOnce = (tx: Tx): Fragment => tx`
  b.status = 'completed' and b.dossier_id is not null and not b.full_day
  and case when ${isTimed(tx, 'b')} then own.begun < b.ended_at and b.started_at < own.done
    else own.after < b.end_date + b.end_time and b.date + b.start_time < own.before
      and own.begun < (b.end_date + b.end_time) at time zone ${homeZone}
      and (b.date + b.start_time) at time zone ${homeZone} < own.done end`
