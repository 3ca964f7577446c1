import { markList, reasonForContact } from '@vicino/domain/contacts/contact-duplicates.ts'
import type { ComparedContact } from '@vicino/domain/contacts/contacts.contract.ts'
import {
  type Contact,
  type ContactFields,
  contactName,
  contactSearchWords,
  contactSortName,
  type StandingContact,
} from '@vicino/domain/contacts/contact.ts'
import { type ContactType } from '@vicino/domain/contacts/contact-type.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import { beginningsOf } from '@vicino/domain/people/search-words.ts'
import type { Signature } from '@vicino/domain/records/versioned.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Tx } from '../db/tenant.ts'

/** The columns that a contact is read by; `c` is its row. */
export const contactColumns = (tx: Tx) => tx`
  c._id, c.version, c.removed_at, c.type, c.company, c.first_name, c.last_name, c.address, c.phone, c.fax, c.email,
  c.website, c.gln_number, c.gln_insurer, c.gln_recipient, c.rcc_number, c.specialization, c.insurance_type,
  c.insurer_number`

/** A contact of the book. */
export async function findContact(tx: Tx, id: Id): Promise<Contact | undefined> {
  const [row] = await tx<Contact[]>`
    select ${contactColumns(tx)} from contact c where c._id = ${id} and c.removed_at is null`
  return row
}

/** A contact of the book with who wrote what it holds. */
export async function findStandingContact(tx: Tx, id: Id): Promise<StandingContact | undefined> {
  const [row] = await tx<StandingContact[]>`
    select ${contactColumns(tx)}, v.replaced_by as author, v.replaced_at as written_at
    from contact c left join contact_version v
      on v.business_id = c.business_id and v.contact_id = c._id and v.version = c.version - 1
    where c._id = ${id} and c.removed_at is null`
  return row
}

/** Most contacts that share a mark and are compared. */
const comparedAtMost = 50

/** A contact with those of the book that may be the same. */
export async function compareContact(tx: Tx, contact: Contact): Promise<ComparedContact> {
  const others = await tx<Contact[]>`
    select ${contactColumns(tx)} from contact c
    where c.removed_at is null and c._id <> ${contact._id} and c._id in (
      select m.contact_id from contact_mark m
      where m.mark = any(${markList(contact)}) and m.type = ${contact.type}
    )
    order by c.sort_name, c._id limit ${comparedAtMost}`
  const duplicates = others.flatMap(other => {
    const reason = reasonForContact(contact, other)
    return reason ? [{ reason, contact: { _id: other._id, name: contactName(other) } }] : []
  })
  return { ...contact, duplicates }
}

/** What a new contact carries beside its own fields. */
type ContactStamp = { _id: Id; created_by: Id; created_at: Instant }

/** Inserts contacts, with what they are found by and compared by. */
export async function insertContacts(
  tx: Tx,
  business: Id,
  contacts: readonly (ContactStamp & ContactFields)[],
): Promise<void> {
  const rows = contacts.map(contact => ({
    ...contact,
    business_id: business,
    sort_name: contactSortName(contact),
  }))
  await insertRows(tx, 'contact', rows)
  await Promise.all([
    insertRows(
      tx,
      'contact_beginning',
      contacts.flatMap(contact => beginningRows(business, contact._id, contact)),
    ),
    insertRows(
      tx,
      'contact_mark',
      contacts.flatMap(contact => markRows(business, contact._id, contact)),
    ),
  ])
}

const beginningRows = (business_id: Id, contact_id: Id, contact: ContactFields) => {
  const { type } = contact
  const sort_name = contactSortName(contact)
  return beginningsOf(contactSearchWords(contact)).map(beginning => ({
    business_id,
    beginning,
    type,
    sort_name,
    contact_id,
  }))
}

const markRows = (business_id: Id, contact_id: Id, contact: ContactFields) =>
  markList(contact).map(mark => ({ business_id, mark, type: contact.type, contact_id }))

/** Who changes a contact, and when. */
type Writer = { business: Id; signature: Signature; now: Instant }

/** Changes a contact as it was seen, and keeps what it held before. False where somebody else was quicker. */
export async function updateContactRow(
  tx: Tx,
  { business, signature, now }: Writer,
  seen: Contact,
  { address, ...fields }: ContactFields,
): Promise<boolean> {
  const next = { ...fields, address }
  const columns = {
    ...fields,
    address: address && tx.json(address),
    sort_name: contactSortName(next),
    version: seen.version + 1,
  }
  if (!(await replaceRow(tx, { signature, now }, seen, columns))) return false
  await forgetWords(tx, seen._id)
  await insertRows(tx, 'contact_beginning', beginningRows(business, seen._id, next))
  await insertRows(tx, 'contact_mark', markRows(business, seen._id, next))
  return true
}

/** Takes a contact out of the book: nobody finds it any more. */
export async function removeContactRow(
  tx: Tx,
  writer: Omit<Writer, 'business'>,
  seen: Contact,
): Promise<void> {
  await replaceRow(tx, writer, seen, { removed_at: writer.now, version: seen.version + 1 })
  await forgetWords(tx, seen._id)
}

async function replaceRow(
  tx: Tx,
  { signature, now }: Omit<Writer, 'business'>,
  { _id, version }: Contact,
  columns: object,
): Promise<boolean> {
  const updated = await tx`
    with kept as (
      insert into contact_version (business_id, contact_id, version, held, replaced_at, replaced_by)
      select business_id, _id, version, to_jsonb(contact), ${now}, ${tx.json(signature)}
      from contact where _id = ${_id} and version = ${version}
      on conflict do nothing
    )
    update contact set ${tx({ ...columns })} where _id = ${_id} and version = ${version}`
  return updated.count === 1
}

const forgetWords = (tx: Tx, id: Id) =>
  Promise.all([
    tx`delete from contact_beginning where contact_id = ${id}`,
    tx`delete from contact_mark where contact_id = ${id}`,
  ])

/** Of which list, by which words. */
export type ContactFilter = { type?: ContactType | undefined; page: number; limit: number; search: string }
