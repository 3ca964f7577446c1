import { type ContactFields, contactName } from './contact.ts'

/** Most characters of the lines of an address on a Swiss QR-bill. */
const qrLines = { name: 70, street: 70, city: 35 }

/** What an invoice asks of a contact, and cannot be sent without. */
export const invoiceNeeds = [
  { value: 'name_too_long', label: 'nome (al massimo 70 caratteri)' },
  { value: 'street_too_long', label: 'via (al massimo 70 caratteri)' },
  { value: 'city_too_long', label: 'località (al massimo 35 caratteri)' },
  { value: 'zip', label: 'NPA' },
  { value: 'city', label: 'località' },
  { value: 'gln_insurer', label: "GLN dell'assicuratore" },
  { value: 'gln_recipient', label: 'GLN del destinatario' },
  { value: 'gln_number', label: 'GLN' },
  { value: 'rcc_number', label: 'RCC' },
] as const
type InvoiceNeed = (typeof invoiceNeeds)[number]['value']

/**
 * What an invoice still lacks of a contact. Of an insurer it takes the structured address of the QR-bill, and where
 * the electronic one is to go; of the doctor who orders her two numbers. Never a refusal: the contact is of use before.
 */
export function lackingForInvoice(contact: ContactFields): InvoiceNeed[] {
  if (contact.type === 'doctor') return (['gln_number', 'rcc_number'] as const).filter(need => !contact[need])
  if (contact.type === 'pharmacy') return []
  const { street = '', zip, city } = contact.address ?? {}
  const lacking = {
    name_too_long: contactName(contact).length > qrLines.name,
    street_too_long: street.length > qrLines.street,
    city_too_long: (city ?? '').length > qrLines.city,
    zip: !zip,
    city: !city,
    gln_insurer: !contact.gln_insurer,
    gln_recipient: !contact.gln_recipient,
    gln_number: false,
    rcc_number: false,
  }
  return invoiceNeeds.map(({ value }) => value).filter(need => lacking[need])
}
