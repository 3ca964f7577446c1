import type { Day } from '@vicino/domain/days/day.ts'
import type { VisitBeyond } from '@vicino/domain/prescriptions/visits-beyond.contract.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import type { Tx } from '../db/tenant.ts'
import { nameIn } from '../services/services.store.ts'
import { orderedCodes, visitServices } from './ordered-services.store.ts'
import type { StoredPrescription } from './prescriptions.store.ts'

/**
 * The visits after a day, in the period of a prescription, with services of the health insurance that it names and nothing
 * else orders on their day: what was carried out is among them. In the order of the plan.
 */
export const listVisitsBeyond = (
  tx: Tx,
  { _id, dossierId, services, end }: StoredPrescription,
  date: Day,
  language: Language,
) => tx<VisitBeyond[]>`
  with ordered as materialized (${orderedCodes(tx, { from: date, to: end }, tx`p.dossier_id = ${dossierId} and p._id <> ${_id}`)})
  select t._id as "taskId", t.date, t.start_time, t.title, t.status = 'completed' as is_completed, lost.services
  from task t cross join lateral (
    select array_agg(distinct ${nameIn(tx, 's', language)}) as services
    from (${visitServices(tx)}) s
    where s.code = any(${services.map(({ service_details }) => service_details.code)})
      and not exists (select from ordered o where o.code = s.code and t.date between o.start and o."end")
  ) lost
  where t.dossier_id = ${dossierId} and t.date > ${date} and t.date <= ${end} and t.type = 'client'
    and t.status <> 'not_done' and not t.suspended_by_dossier and lost.services is not null
  order by t.date, t.start_time, t._id`
