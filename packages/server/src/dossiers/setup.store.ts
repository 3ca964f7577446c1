import type { BusinessKind } from '@vicino/domain/businesses/business.ts'
import type { SetupCounts } from '@vicino/domain/dossiers/setup.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { worksOn } from '../access/works-on.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'

/** What has been set up, and for what kind of business. Only steps that can be counted already are. */
type Setup = { kind: BusinessKind; counts: SetupCounts }

/** A visit that was planned and not called off shows that the performances are planned. */
const planned = (tx: Tx) => tx`t.type = 'client' and t.status <> 'not_done'`

export async function countSetupOfDossier(tx: Tx, dossier: DossierId, today: Day): Promise<Setup> {
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
      ),
      'planned_performances', (
        select count(*) from (select from task t where t.dossier_id = ${dossier} and ${planned(tx)} limit 1) one
      )
    ) as counts
    from business b where b._id = current_business()`
  return setup!
}

/** The set-up of the active business: each step is done once somewhere in it. */
export async function countSetupOfBusiness(tx: Tx, today: Day): Promise<Setup> {
  const [setup] = await tx<Setup[]>`
    select b.kind, jsonb_build_object(
      'health_data', (
        select count(*) from (select from dossier where card_number is not null limit 1) one
      ),
      'prescription', (
        select count(*) from (
          select from prescription where current and status = 'open' and struck is null limit 1
        ) one
      ),
      'anamnesis', (
        select count(*) from (select from anamnesis_section where version > 0 limit 1) one
      ),
      'collaborators', (
        select count(*) from collaboration c
        where c.business_id = b._id and ${worksOn(tx, today)}
      ),
      'care_plan', (
        select count(*) from (
          select from care_plan where current and struck is null and in_force is not null limit 1
        ) one
      ),
      'planned_performances', (select count(*) from (select from task t where ${planned(tx)} limit 1) one)
    ) as counts
    from business b where b._id = current_business()`
  return setup!
}
