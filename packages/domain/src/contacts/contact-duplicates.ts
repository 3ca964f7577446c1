import * as z from 'zod/mini'
import { foldAccents } from '../people/search-words.ts'
import { Id } from '../wire/id.ts'
import { type ContactFields, contactName } from './contact.ts'

/** Why two contacts of one list may be the same. It warns and never blocks: a practice shares its numbers. */
export const contactDuplicateReasons = [
  { value: 'gln_number', label: 'Stesso numero GLN' },
  { value: 'rcc_number', label: 'Stesso numero RCC' },
  { value: 'insurer_number', label: "Stesso numero dell'assicuratore" },
  { value: 'email', label: 'Stesso indirizzo e-mail' },
  { value: 'name', label: 'Stesso nome' },
] as const

const ContactDuplicateReason = z.enum(contactDuplicateReasons.map(({ value }) => value))
type ContactDuplicateReason = z.infer<typeof ContactDuplicateReason>

/** A contact that may be the same. */
export const ContactDuplicate = z.strictObject({
  reason: ContactDuplicateReason,
  contact: z.strictObject({ _id: Id, name: z.string() }),
})
export type ContactDuplicate = z.infer<typeof ContactDuplicate>

/**
 * What two contacts of one list have in common where they may be the same, by reason: the name in whichever order its
 * words were written, an e-mail address in whichever capitals.
 */
function contactMarks(contact: ContactFields): Record<ContactDuplicateReason, string | null> {
  const { gln_number, rcc_number, insurer_number, email } = contact
  return {
    gln_number,
    rcc_number,
    insurer_number: insurer_number === null ? null : String(insurer_number),
    email: email && email.toLowerCase(),
    name: foldAccents(contactName(contact)).replaceAll("'", '').split(' ').toSorted().join(' '),
  }
}

/** The marks of a contact as one list, each with its reason before it: two that share one may be the same. */
export const markList = (contact: ContactFields): string[] =>
  Object.entries(contactMarks(contact)).flatMap(([reason, mark]) => (mark ? [`${reason}:${mark}`] : []))

/** Why these two may be the same: the strongest reason. */
export function reasonForContact(
  one: ContactFields,
  other: ContactFields,
): ContactDuplicateReason | undefined {
  const [marks, others] = [contactMarks(one), contactMarks(other)]
  const shared = ({ value }: { value: ContactDuplicateReason }) =>
    marks[value] && marks[value] === others[value]
  return one.type === other.type ? contactDuplicateReasons.find(shared)?.value : undefined
}
