import {
  completeContact,
  type ContactFields,
  type InsuranceType,
  NewContact,
} from '@vicino/domain/contacts/contact.ts'
import { type ContactType } from '@vicino/domain/contacts/contact-type.ts'
import type { Insurer } from '@vicino/domain/contacts/insurers.ts'
import { formatPhone } from '@vicino/domain/people/phone.ts'
import { formatRcc } from '@vicino/domain/identifiers/rcc.ts'
import * as z from 'zod/mini'
import {
  comparableAddress,
  typedAddress,
  type TypedAddress,
  writtenAddress,
} from '../people/typed-address.ts'
import { textOrNull } from '../ui/fields/text-or-null.ts'

/** What the form of a contact holds: texts as they are typed. */
export type ContactValues = {
  /** The version that the form began with, 0 for a new one. */
  version: number
  type: ContactType
  company: string
  first_name: string
  last_name: string
  specialization: string
  insurance_type: InsuranceType | null
  insurer_number: string
  phone: string
  fax: string
  email: string
  website: string
  address: TypedAddress
  gln_number: string
  gln_insurer: string
  gln_recipient: string
  rcc_number: string
}

/** A contact as the form shows it: numbers grouped as they are read. */
export function valuesOfContact(contact: ContactFields, version = 0): ContactValues {
  const { phone, fax, rcc_number, insurer_number } = contact
  return {
    version,
    type: contact.type,
    company: contact.company ?? '',
    first_name: contact.first_name ?? '',
    last_name: contact.last_name ?? '',
    specialization: contact.specialization ?? '',
    insurance_type: contact.insurance_type,
    insurer_number: insurer_number === null ? '' : String(insurer_number),
    phone: phone === null ? '' : formatPhone(phone),
    fax: fax === null ? '' : formatPhone(fax),
    email: contact.email ?? '',
    website: contact.website ?? '',
    address: typedAddress(contact.address),
    gln_number: contact.gln_number ?? '',
    gln_insurer: contact.gln_insurer ?? '',
    gln_recipient: contact.gln_recipient ?? '',
    rcc_number: rcc_number === null ? '' : formatRcc(rcc_number),
  }
}

/** A new contact of a list, with what is known of an insurer. */
export const newContactValues = (type: ContactType, insurer?: Insurer): ContactValues =>
  valuesOfContact(
    completeContact({
      type,
      ...(insurer && { company: insurer.name, insurer_number: insurer.number }),
    }),
  )

/** What is written: a field that nobody filled in is nothing. */
function writtenOf({
  version: _version,
  type,
  insurance_type,
  ...typed
}: ContactValues): z.input<typeof NewContact> {
  const { address, insurer_number, ...texts } = typed
  const number = textOrNull(insurer_number)
  return {
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, textOrNull(text)])),
    type,
    insurance_type,
    insurer_number: number === null ? null : Number(number),
    address: writtenAddress(address),
  }
}

/** The rules of a contact over what the form holds. */
export const formContact = z.pipe(z.transform(writtenOf), NewContact)

/** The fields that differ from the contact as it stood; an address is sent whole, the type never changes. */
export function changedContact(
  written: NewContact,
  before: ContactFields,
): Omit<Partial<NewContact>, '_id' | 'type'> {
  const now = completeContact(written)
  const changed = (Object.keys(now) as (keyof ContactFields)[]).filter(
    field => comparableAddress(now[field]) !== comparableAddress(before[field]),
  )
  return Object.fromEntries(changed.map(field => [field, written[field] ?? null]))
}
