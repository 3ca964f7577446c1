import type { AdministrationStatus } from '@vicino/domain/administrations/administration.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Moment } from '@vicino/domain/drugs/drug.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'

/** What became of a dose of the scheme, as far as another feature asks. */
export type Answer = { dossier: Id; drugId: Id; day: Day; moment: Moment; status: AdministrationStatus }

/** What stands of the scheme's doses of some clients from one day to another. */
export const listAnswersOf = (tx: Tx, dossiers: readonly Id[], { from, to }: { from: Day; to: Day }) =>
  tx<Answer[]>`
    select dossier_id as dossier, drug_id as "drugId", day, moment, status from administration
    where dossier_id = any(${dossiers}::uuid[]) and current and struck is null
      and moment is not null and day between ${from} and ${to}
    order by given_at, _id`
