import type { Day } from '@vicino/domain/days/day.ts'
import type { ServiceDetails } from '@vicino/domain/services/service-details.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import type { Tx } from '../../db/tenant.ts'
import { knownWithin } from '../../http/dossier-access.ts'
import { serviceDetails } from '../../services/services.store.ts'
import { type AskedTasks, isAskedFor } from './task-list.store.ts'
import { prescriptionTable, type StoredPrescription } from '../../prescriptions/prescriptions.store.ts'

/** A visit with what is planned and was done on it. */
type VisitWithServices = {
  taskId: Id
  dossierId: Id
  date: Day
  lastDay: Day
  services: ServiceDetails[]
}

/** The visits with services of a range whose clients' prescriptions the author may know. At most `limit` of them. */
export const listVisitsWithServices = (tx: Tx, asked: AskedTasks, language: Language, limit: number) => tx<
  VisitWithServices[]
>`
  select t._id as "taskId", t.dossier_id as "dossierId", t.date, coalesce(r.last_day, t.date) as "lastDay", s.services
  from task t left join series r on r.business_id = t.business_id and r._id = t.series_id
  cross join lateral (
    select jsonb_agg(${serviceDetails(tx, tx`each.service_id`, language)}) as services from (
      select service_on(service_id, t.date) as service_id from task_service where task_id = t._id
      union
      select service_id from performance where task_id = t._id and current and struck is null
    ) each
  ) s
  where ${isAskedFor(tx, asked)} and t.type = 'client' and t.status <> 'not_done' and not t.suspended_by_dossier
    and s.services is not null and ${knownWithin(tx, asked.author, 'prescription', 't.dossier_id', asked.today)}
  order by t.date, t._id limit ${limit}`

/** The prescriptions of some clients that hold on a day or after it: what follows tells whether a series outlives its order. */
export const listHoldingFrom = (tx: Tx, dossiers: readonly Id[], from: Day, language: Language) => tx<
  StoredPrescription[]
>`
  select ${prescriptionTable(language).columns(tx)} from prescription
  where dossier_id = any(${[...dossiers]}::uuid[]) and current and struck is null
    and "end" >= ${from}`
