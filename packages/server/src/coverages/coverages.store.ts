import type { Coverage } from '@vicino/domain/coverages/coverage.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { insertVersions, listedAtMost, type VersionTable } from '../records/records.store.ts'

export const coverageTable: VersionTable = {
  name: 'coverage',
  columns: tx => tx`
    _id, dossier_id as "dossierId", version, law, "from", until, insurer, contact_id as "contactId", insured_number,
    card_number, card_expiry, tiers, treatment_reason, case_number, case_date, canton, guarantor, helplessness,
    helplessness_since, note, struck_reason, author, created_at, written_at`,
}

/** The coverages of a client: the newest first, those that were struck last. */
export const listCoverages = (tx: Tx, dossier: DossierId) => tx<Coverage[]>`
  select ${coverageTable.columns(tx)} from coverage
  where dossier_id = ${dossier} and current
  order by struck_reason is not null, "from" desc, created_at desc, _id limit ${listedAtMost}`

/** Lets one write of a client's coverages wait for the other: each is held against what the other wrote. */
export const holdCoverages = (tx: Tx, dossier: DossierId) => tx`
  select pg_advisory_xact_lock(hashtextextended(${`coverages of ${dossier}`}, 0))`

/** A coverage as its table has it. */
export const rowOf = <Row extends { contactId: Id | null }>({ contactId, ...row }: Row) => ({
  ...row,
  contact_id: contactId,
})

/** Inserts coverages in all their versions. */
export const insertCoverages = (tx: Tx, business: Id, coverages: readonly Coverage[]) =>
  insertVersions(tx, coverageTable, business, coverages.map(rowOf))
