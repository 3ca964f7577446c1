import { type DossierContacts } from '@vicino/domain/contacts/dossier-contacts.ts'
import { contactRoleOf, type ContactRole } from '@vicino/domain/contacts/contact-role.ts'
import type { Contact } from '@vicino/domain/contacts/contact.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Signature } from '@vicino/domain/records/versioned.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { contactColumns } from './contacts.store.ts'

/** Who is linked to a dossier, each role by name. A contact that left the book since is still told. */
export async function readDossierContacts(tx: Tx, dossier: DossierId): Promise<DossierContacts> {
  const [rows, [counted]] = await Promise.all([
    tx<(Contact & { role: ContactRole })[]>`
      select l.role, ${contactColumns(tx)}
      from dossier_contact l join contact c on c._id = l.contact_id
      where l.dossier_id = ${dossier} and l.unlinked_at is null
      order by c.sort_name, c._id`,
    tx<{ version: number }[]>`
      select (count(*) + count(unlinked_at))::int as version from dossier_contact where dossier_id = ${dossier}`,
  ])
  const of = (wanted: ContactRole): Contact[] =>
    rows.flatMap(({ role, ...contact }) => (role === wanted ? [contact] : []))
  return {
    dossierId: dossier,
    version: counted!.version,
    insurance: of('insurance'),
    primary_doctor: of('primary_doctor'),
    pharmacy: of('pharmacy'),
    specialists: of('specialists'),
  }
}

/** Whoever links next to this dossier waits until this transaction ends, and then sees what it linked. */
export const holdDossier = (tx: Tx, dossier: DossierId) =>
  tx`select from dossier where _id = ${dossier} for no key update`

/** Those of some contacts that may be linked in a role: of its list, and in the book. */
export async function linkable(tx: Tx, role: ContactRole, ids: readonly Id[]): Promise<Set<Id>> {
  const rows = await tx<{ _id: Id }[]>`
    select _id from contact
    where _id = any(${[...ids]}::uuid[]) and type = ${contactRoleOf(role).type} and removed_at is null`
  return new Set(rows.map(({ _id }) => _id))
}

type Writer = { signature: Signature; now: Instant }

/** Links contacts in a role. */
export const linkContacts = (
  tx: Tx,
  dossier: DossierId,
  role: ContactRole,
  ids: readonly Id[],
  { signature, now }: Writer,
) => tx`
  insert into dossier_contact (business_id, dossier_id, role, contact_id, linked_at, linked_by)
  select current_business(), ${dossier}, ${role}, contact_id, ${now}, ${tx.json(signature)}
  from unnest(${[...ids]}::uuid[]) as contact_id`

/** Ends what some contacts are to a dossier. */
export const unlinkContacts = (
  tx: Tx,
  dossier: DossierId,
  role: ContactRole,
  ids: readonly Id[],
  { signature, now }: Writer,
) => tx`
  update dossier_contact set unlinked_at = ${now}, unlinked_by = ${tx.json(signature)}
  where dossier_id = ${dossier} and role = ${role} and contact_id = any(${[...ids]}::uuid[]) and unlinked_at is null`

/** A contact linked to a dossier, and by whom. */
type Link = {
  dossier_id: Id
  role: ContactRole
  contact_id: Id
  linked_at: Instant
  linked_by: Signature
}

/** Inserts links of many dossiers, each as it was signed: for the program itself when it fills a database. */
export const insertLinks = (tx: Tx, business_id: Id, links: readonly Link[]) =>
  insertRows(
    tx,
    'dossier_contact',
    links.map(link => ({ ...link, business_id })),
  )
