import type { Day } from '@vicino/domain/days/day.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { insertVersions, listedAtMost, type VersionTable } from '../records/records.store.ts'

export const drugTable: VersionTable = {
  name: 'drug',
  columns: tx => tx`
    _id, version, dossier_id as "dossierId", name, modality, start_date, end_date, dose_unit, morning, afternoon,
    evening, night, days, every_n_days, reserve, reserve_min_interval_hours, reserve_max_24h, self_managed,
    dose_scale, hold_rules, comments, indication, answered, author, created_at, written_at, reason, struck, handover`,
}

/** The drugs of a client: those in use first, then ended ones, then struck ones. */
export const listDrugs = (
  tx: Tx,
  dossier: DossierId,
  status: 'current' | 'ended' | 'struck' | 'all',
  today: Day,
): Promise<Drug[]> => tx<Drug[]>`
  select ${drugTable.columns(tx)} from drug
  where dossier_id = ${dossier} and current
    and (${status} = 'all' or ${status} = case
      when struck is not null then 'struck' when end_date < ${today} then 'ended' else 'current' end)
  order by struck is not null, coalesce(end_date < ${today}, false), reserve, name, _id
  limit ${listedAtMost}`

/** Lets one write of a client's list wait for the other: each is held against what the other wrote. */
export const holdDrugs = (tx: Tx, dossier: DossierId) => tx`
  select pg_advisory_xact_lock(hashtextextended(${`drugs of ${dossier}`}, 0))`

/** Inserts drugs in all their versions. */
export const insertDrugs = (tx: Tx, business: Id, drugs: readonly Drug[]) =>
  insertVersions(tx, drugTable, business, drugs)
