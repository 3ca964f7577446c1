import { linesOfMonthDay } from '@vicino/domain/calendar/month-week.ts'
import type { UnorderedDay } from '@vicino/domain/prescriptions/visit-fits.contract.ts'
import { lamalLetters } from '@vicino/domain/services/lamal.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../../db/tenant.ts'
import { knownWithin } from '../../http/dossier-access.ts'
import { orderedCodes } from '../../prescriptions/ordered-services.store.ts'
import { inItsGroup } from '../../services/services.store.ts'
import { type Asked, isAskedFor } from './task-list.store.ts'

/**
 * The days of a range with visits of which a service of the health insurance is not prescribed, planned or recorded. Whole
 * sets are held against each other, and each service of a day is looked up once: for a house of twelve thousand visits it is
 * one statement, as for a client. Which minutes are left is not asked here.
 */
export const listUnorderedDays = (tx: Tx, asked: Asked) => tx<(UnorderedDay & { dossiers: Id[] })[]>`
  with visit as materialized (
    select t._id, t.dossier_id, t.date, t.start_time, t.end_date, t.end_time from task t
    where ${isAskedFor(tx, asked)} and t.type = 'client' and t.status <> 'not_done' and not t.suspended_by_dossier
      and ${knownWithin(tx, asked.author, 'prescription', 't.dossier_id', asked.today)}
  ), given as materialized (
    select v._id, p.service_id from visit v join task_service p on p.task_id = v._id
    union
    select v._id, p.service_id from visit v join performance p on p.task_id = v._id where p.current and p.struck is null
  ), version as materialized (
    select each.service_id, each.date, s.code
    from (select distinct g.service_id, v.date from given g join visit v on v._id = g._id) each
    join service s on s._id = service_on(each.service_id, each.date) ${inItsGroup(tx)}
    where g.letter = any(${[...lamalLetters]})
  ), ordered as materialized (${orderedCodes(tx, asked.range, tx`true`)}
  ), unordered as (
    select distinct v._id from visit v join given g on g._id = v._id
    join version w on w.service_id = g.service_id and w.date = v.date
    where not exists (
      select from ordered o
      where o.dossier_id = v.dossier_id and o.code = w.code and v.date between o.start and o."end"
    )
  )
  select v.date, count(*)::int as count, array_agg(distinct v.dossier_id) as dossiers,
    (array_agg(v._id order by v.start_time, v.end_date, v.end_time, v._id))[1:${linesOfMonthDay}] as first
  from visit v join unordered u on u._id = v._id group by v.date order by v.date`
