import type { BusinessKind } from '@vicino/domain/businesses/business.ts'
import type { SetupCounts } from '@vicino/domain/setup/dossier-setup.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { celebratedOf } from './celebrate.store.ts'

/** What of a dossier has been set up, and for what kind of business. Only steps that can be counted already are. */
type Setup = { kind: BusinessKind; counts: SetupCounts; celebrated: boolean }

/** A visit to a client that was planned and not called off. */
export const plannedVisit = (tx: Tx) => tx`t.type = 'client' and t.status <> 'not_done'`

/** One that shows that the performances are planned: it is still to come, or it is one of a series. */
const planOfCare = (tx: Tx, today: Day) =>
  tx`${plannedVisit(tx)} and (t.date >= ${today} or t.series_id is not null)`

export async function countSetupOfDossier(
  tx: Tx,
  reader: Id,
  dossier: DossierId,
  today: Day,
): Promise<Setup> {
  const [setup] = await tx<Setup[]>`
    select b.kind, jsonb_build_object(
      'health_data', (select count(d.card_number) from dossier d where d._id = ${dossier}),
      'prescription', (
        select count(*) from prescription p
        where p.dossier_id = ${dossier} and p.current and p.status = 'open' and p.struck is null
      ),
      'anamnesis', (
        select count(*) from (
          select from anamnesis_section s where s.dossier_id = ${dossier} and s.version > 0 limit 1
        ) one
      ),
      'collaborators', (
        select count(*) from stakeholder s
        where s.dossier_id = ${dossier} and coalesce(s.until, 'infinity') >= ${today}
      ),
      'care_plan', (
        select count(*) from care_plan p
        where p.dossier_id = ${dossier} and p.current and p.struck is null and p.in_force is not null
          and p.status <> 'ended'
      ),
      'planned_performances', (
        select count(*) from (select from task t where t.dossier_id = ${dossier} and ${planOfCare(tx, today)} limit 1) one
      )
    ) as counts,
    cardinality(${celebratedOf(tx, reader, [dossier])}) > 0 as celebrated
    from business b where b._id = current_business()`
  return setup!
}
