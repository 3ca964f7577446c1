import { rccOn } from '../businesses/business-settings.ts'
import { type Contact, contactName } from '../contacts/contact.ts'
import type { Coverage } from '../coverages/coverage.ts'
import type { Address } from '../people/address.ts'
import type { InvoiceContent } from './invoice.ts'
import type { BillingFacts } from './to-bill.ts'

/** Who bills, and under which number it does where the care was given. */
export function billerOf(
  { name, address, gln_number, phone, email, uid, iban, bank, rcc }: BillingFacts['house'],
  { canton, end }: Pick<InvoiceContent, 'canton' | 'end'>,
): InvoiceContent['biller'] {
  const rcc_number = (canton && rccOn(rcc, canton, end)) ?? null
  return { name, address, gln_number, phone, email, uid, iban, bank, rcc_number }
}

/** What is owed by the client, or by whoever stands for her. */
export const ownerOf = (
  client: BillingFacts['client'],
  coverage?: Coverage | null,
): InvoiceContent['payer'] => ({
  name: coverage?.guarantor ?? billedName(client),
  address: client.address,
  gln_number: null,
})

export const billedName = ({ last_name, first_name }: BillingFacts['client']): string =>
  `${last_name} ${first_name}`

/** The insurer of a coverage, as the contact book knows it, else by its name alone. */
export function insurerOf(
  coverage: Coverage | null,
  contact: Contact | undefined,
): InvoiceContent['insurer'] {
  if (!coverage || coverage.insurer === null) return null
  const { insurer } = coverage
  if (!contact) return { name: insurer, address: null, gln_number: null }
  return { name: contactName(contact), address: contact.address, gln_number: contact.gln_insurer }
}

/** Whether post finds an address. */
export const isWholeAddress = (address: Address | null): boolean => !!address?.zip && !!address.city
