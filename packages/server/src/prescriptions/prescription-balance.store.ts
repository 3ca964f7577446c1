import type { VisitedDay } from '@vicino/domain/prescriptions/given-days.ts'
import type { Prescription } from '@vicino/domain/prescriptions/prescription.ts'
import type { UsedMinutes } from '@vicino/domain/prescriptions/prescription-balance.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'
import { serviceDetails } from '../services/services.store.ts'

/** The period of a prescription, and of whose client. */
type Period = Pick<Prescription, '_id' | 'dossierId' | 'start' | 'end'>

/** The codes of the services that a prescription names. */
const codesOf = (tx: Tx, services: Fragment) => tx`array(
  select n.code from jsonb_array_elements(${services}) line join service n on n._id = (line ->> 'serviceId')::uuid
)`

/**
 * The minutes of clients' services in the periods of their prescriptions, both ends included: what was done, and what
 * is planned on visits that neither fell out nor have anything recorded yet. What another prescription of that day names
 * is not counted here, save what both name: that counts once, where `holdingOn` puts it first. One statement for any number
 * of them.
 */
export const listUsedMinutes = (tx: Tx, periods: readonly Period[], language: Language) => tx<
  (UsedMinutes & { prescriptionId: Id })[]
>`
  with period as (
    select * from unnest(
      ${periods.map(({ _id }) => _id)}::uuid[], ${periods.map(({ dossierId }) => dossierId)}::uuid[],
      ${periods.map(({ start }) => start)}::date[], ${periods.map(({ end }) => end)}::date[]
    ) as each (_id, dossier_id, start, "end")
  ), rival as (
    select e._id, o.start, o."end", own.codes, taken.codes as taken,
      (o.transitional, o.start, o._id) > (r.transitional, r.start, r._id) as goes_first
    from period e join prescription r on r.dossier_id = e.dossier_id and r._id = e._id and r.current
    join prescription o on o.dossier_id = e.dossier_id and o._id <> e._id and o.current and o.struck is null
      and o.start <= e."end" and o."end" >= e.start
    cross join lateral (select ${codesOf(tx, tx`r.services`)} as codes) own
    cross join lateral (select ${codesOf(tx, tx`o.services`)} as codes) taken
  ), done as (
    select e._id, p.service_id, p.task_id, p.date, p.duration from period e
    join performance p on p.dossier_id = e.dossier_id and p.date between e.start and e."end"
    where p.current and p.struck is null
  ), planned as (
    select e._id, service_on(s.service_id, t.date) as service_id, t.date, s.duration from period e
    join task t on t.dossier_id = e.dossier_id and t.date between e.start and e."end"
    join task_service s on s.task_id = t._id
    where t.status <> 'not_done' and not t.suspended_by_dossier
      and not exists (select from done d where d.task_id = t._id)
  ), used as (
    select each._id, service_id, count(done)::int as times, coalesce(sum(done), 0)::int as done,
      coalesce(sum(planned), 0)::int as planned
    from (
      select _id, service_id, date, duration as done, null::int as planned from done
      union all select _id, service_id, date, null, duration from planned
    ) each join service x on x._id = service_id
    where not exists (
      select from rival o where o._id = each._id and each.date between o.start and o."end"
        and x.code = any (o.taken) and (o.goes_first or x.code <> all (o.codes))
    )
    group by each._id, service_id
  )
  select used._id as "prescriptionId", ${serviceDetails(tx, tx`used.service_id`, language)} as service_details,
    times, done, planned
  from used join service c on c._id = used.service_id order by used._id, c.code`

/** The days of a prescription on which something was done for the client, or a visit fell out because she was away. */
export const listVisitedDays = (tx: Tx, { dossierId, start, end }: Period) => tx<VisitedDay[]>`
  select date, bool_or(done) as done, bool_or(away) as away from (
    select date, true as done, false as away from performance
    where dossier_id = ${dossierId} and date between ${start} and ${end} and current and struck is null
    union all
    select date, false, true from task
    where dossier_id = ${dossierId} and date between ${start} and ${end} and type = 'client'
      and (suspended_by_dossier or not_done ->> 'reason' = 'hospital')
  ) each
  group by date order by date`
