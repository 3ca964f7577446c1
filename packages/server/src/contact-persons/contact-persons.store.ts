import type { ContactPerson } from '@vicino/domain/contact-persons/contact-person.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { insertVersions, listedAtMost, type VersionTable } from '../records/records.store.ts'

export const contactPersonTable: VersionTable = {
  name: 'contact_person',
  columns: tx => tx`
    _id, dossier_id as "dossierId", version, name, relation, phone, other_phone, email, scope, in_emergency, powers,
    place, note, ended, ended_reason, author, created_at, written_at`,
}

/** The persons around a client in the order in which they are called, then those who have ended. */
export const listContactPersons = (tx: Tx, dossier: DossierId) => tx<ContactPerson[]>`
  select ${contactPersonTable.columns(tx)} from contact_person
  where dossier_id = ${dossier} and current
  order by ended is not null, ended desc, in_emergency desc, place, created_at, _id limit ${listedAtMost}`

/** Inserts contact persons in all their versions. */
export const insertContactPersons = (tx: Tx, business: Id, persons: readonly ContactPerson[]) =>
  insertVersions(tx, contactPersonTable, business, persons)
