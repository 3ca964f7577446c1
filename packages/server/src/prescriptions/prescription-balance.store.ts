import type { Day } from '@vicino/domain/days/day.ts'
import type { UsedMinutes } from '@vicino/domain/prescriptions/prescription-balance.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { serviceDetails } from '../services/services.store.ts'

/**
 * The minutes of a client's services between two days, both included: what was done, and what is planned on visits that
 * neither fell out nor have anything recorded yet.
 */
export const listUsedMinutes = (
  tx: Tx,
  dossier: DossierId,
  { start, end }: { start: Day; end: Day },
  language: Language,
) => tx<UsedMinutes[]>`
  with done as (
    select service_id, task_id, duration from performance
    where dossier_id = ${dossier} and current and struck is null and date between ${start} and ${end}
  ), planned as (
    select service_on(p.service_id, t.date) as service_id, p.duration from task t join task_service p on p.task_id = t._id
    where t.dossier_id = ${dossier} and t.date between ${start} and ${end} and t.status <> 'not_done'
      and not t.suspended_by_dossier and not exists (select from done d where d.task_id = t._id)
  ), used as (
    select service_id, count(done)::int as times, coalesce(sum(done), 0)::int as done, coalesce(sum(planned), 0)::int as planned from (
      select service_id, duration as done, null::int as planned from done
      union all select service_id, null, duration from planned
    ) each group by service_id
  )
  select ${serviceDetails(tx, tx`used.service_id`, language)} as service_details, times, done, planned
  from used join service c on c._id = used.service_id order by c.code`
