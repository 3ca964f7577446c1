import * as z from 'zod/mini'
import { Instant } from '../days/instant.ts'
import { Address, completeAddress, NewAddress } from '../people/address.ts'
import { Email } from '../people/email.ts'
import { Gln } from '../identifiers/gln.ts'
import { PersonName } from '../people/person-name.ts'
import { Phone } from '../people/phone.ts'
import { Rcc } from '../identifiers/rcc.ts'
import { foldAccents, searchWords } from '../people/search-words.ts'
import { Website } from '../people/website.ts'
import { Id } from '../wire/id.ts'
import { nameMax, someLine } from '../wire/text.ts'
import { Signature } from '../records/versioned.ts'
import { ContactType } from './contact-type.ts'

/** Which law an insurer pays under. */
export const insuranceTypes = [
  { value: 'kvg', label: 'LAMal – assicurazione obbligatoria delle cure' },
  { value: 'vvg', label: 'LCA – assicurazione complementare' },
  { value: 'uvg', label: 'LAINF – assicurazione infortuni' },
  { value: 'ivg', label: 'LAI – assicurazione invalidità' },
  { value: 'mvg', label: 'LAM – assicurazione militare' },
] as const
export const InsuranceType = z.enum(insuranceTypes.map(({ value }) => value))
export type InsuranceType = z.infer<typeof InsuranceType>

const CompanyName = someLine(nameMax).check(
  z.refine(name => name === '' || /[\p{L}\p{N}]/u.test(name), 'name_without_letter'),
)

const fields = {
  company: z.nullable(CompanyName),
  first_name: z.nullable(PersonName),
  last_name: z.nullable(PersonName),
  phone: z.nullable(Phone),
  fax: z.nullable(Phone),
  email: z.nullable(Email),
  website: z.nullable(Website),
  gln_number: z.nullable(Gln),
  gln_insurer: z.nullable(Gln),
  gln_recipient: z.nullable(Gln),
  rcc_number: z.nullable(Rcc),
  specialization: z.nullable(someLine(nameMax)),
  insurance_type: z.nullable(InsuranceType),
  /** The insurer's number at the Federal Office of Public Health, as it stands on the health card. */
  insurer_number: z.nullable(z.int().check(z.minimum(1), z.maximum(99_999))),
}

/** What a contact says, every field in its place: what nobody wrote is null. */
export const ContactFields = z.strictObject({
  type: ContactType,
  ...fields,
  address: z.nullable(Address),
})
export type ContactFields = z.infer<typeof ContactFields>

const written = z.partial(z.strictObject({ ...fields, address: z.nullable(NewAddress) })).shape

type Names = Pick<ContactFields, 'type' | 'company' | 'first_name' | 'last_name'>

/** What a contact is called by must be known: a house by its name, a doctor by hers or by that of the practice. */
const isNamed = z.superRefine<Partial<Names>>(({ type, company, last_name }, context) => {
  if (company || (type === 'doctor' && last_name)) return
  const path = [type === 'doctor' ? 'last_name' : 'company']
  context.addIssue({ code: 'custom', message: 'required', path, input: null })
})

/** A contact as it is written down: its type, what it is called by, the rest as far as it is known. */
export const NewContact = z
  .strictObject({ _id: z.optional(Id), type: ContactType, ...written })
  .check(isNamed)
export type NewContact = z.infer<typeof NewContact>

/** The fields to change, over the version that was seen; an address is written whole. The type stays. */
export const ContactChange = z.strictObject({ version: z.int().check(z.minimum(1)), ...written })
export type ContactChange = z.infer<typeof ContactChange>

/** A whole contact, as a change has to leave it. */
export const WholeContact = ContactFields.check(isNamed)

/** An entry of the contact book. One that was taken out of it stays at the dossiers that it is linked to. */
export const Contact = z.strictObject({
  _id: Id,
  version: z.number(),
  removed_at: z.nullable(Instant),
  ...ContactFields.shape,
})
export type Contact = z.infer<typeof Contact>

/** A contact as it stands, with who wrote it so; null of the first version, which nobody has changed. */
export const StandingContact = z.strictObject({
  ...Contact.shape,
  author: z.nullable(Signature),
  written_at: z.nullable(Instant),
})
export type StandingContact = z.infer<typeof StandingContact>

const nothing = Object.fromEntries(Object.keys(written).map(key => [key, null])) as {
  [Name in keyof typeof written]: null
}

/** The contact with every field in its place. */
export function completeContact({ _id, address, ...rest }: NewContact): ContactFields {
  return { ...nothing, ...rest, address: address ? completeAddress(address) : null }
}

/** What a contact is called: a doctor by her name, everybody else by the house's. */
export function contactName({ type, company, first_name, last_name }: Names): string {
  const person = [first_name, last_name].filter(Boolean).join(' ')
  return (type === 'doctor' && last_name ? person : company) || person
}

/** The house of somebody who is called by her own name, or whom one asks for in a house. */
export function contactAddition(contact: Names): string {
  const person = [contact.first_name, contact.last_name].filter(Boolean).join(' ')
  return contactName(contact) === person ? (contact.company ?? '') : person
}

/** What a list of contacts is ordered by: last name or company, without accents, capitals and apostrophes. */
export function contactSortName(contact: Names): string {
  const { type, company, first_name, last_name } = contact
  const said = type === 'doctor' && last_name ? `${last_name} ${first_name ?? ''}` : contactName(contact)
  return foldAccents(`${said} ${company ?? ''}`).replaceAll("'", '')
}

/** The words that a contact is found by: its names, its town, what a doctor is a specialist of. */
export function contactSearchWords(contact: ContactFields): string[] {
  const { company, first_name, last_name, specialization, address } = contact
  const said = [company, first_name, last_name, specialization, address?.city]
  return [...new Set(said.flatMap(each => (each ? searchWords({ first_name: each, last_name: '' }) : [])))]
}
