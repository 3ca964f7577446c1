import { type InvoiceState, invoiceStates, type WholeInvoice } from '../invoices/invoice.ts'
import type { Id } from '../wire/id.ts'
import { referToAuthor, referToClient } from './identity.ts'
import type { Annotation, CodeableConcept, Identifier, Reference } from './resource.ts'
import { identified, notesOf } from './resource-parts.ts'
import { labelOrValue } from '../wire/option.ts'

type Money = { value: number; currency: 'CHF' }

type LineItem = {
  sequence: number
  chargeItemCodeableConcept: CodeableConcept
  priceComponent: { type: 'base'; amount: Money }[]
}

/** What was owed (R4: Invoice). */
export type InvoiceResource = {
  resourceType: 'Invoice'
  id: Id
  identifier: Identifier[]
  status: 'issued' | 'balanced' | 'cancelled'
  subject: Reference
  recipient?: Reference
  date: string
  participant: { actor: Reference }[]
  lineItem?: LineItem[]
  totalNet: Money
  totalGross: Money
  note?: Annotation[]
}

const money = (value: number): Money => ({ value, currency: 'CHF' })

/** An invoice as it stands. Whoever may not know by whom a client is insured gets its sums alone. */
export function invoiceResourceOf(invoice: WholeInvoice): InvoiceResource {
  const { number, payer, issued_at, author, content, reason, counterpart, state } = invoice
  const { id, identifier } = identified(invoice._id)
  const lineItem = content ? lineItemsOf(content) : []
  return {
    resourceType: 'Invoice',
    id,
    identifier: [...identifier, { system: 'urn:vicino:invoice', value: number }],
    status: statusOf(state),
    subject: referToClient(invoice.dossierId),
    ...(payer && { recipient: { display: payer } }),
    date: issued_at,
    participant: [{ actor: referToAuthor(author) }],
    ...(lineItem.length > 0 && { lineItem }),
    totalNet: money(invoice.payable),
    totalGross: money(invoice.total),
    ...notesOf(
      labelOrValue(invoiceStates, state),
      counterpart ? `${state === 'counter_entry' ? 'Storna' : 'Stornata con'} ${counterpart.number}` : '',
      reason ?? '',
    ),
  }
}

function statusOf(state: InvoiceState): InvoiceResource['status'] {
  if (state === 'cancelled') return 'cancelled'
  return state === 'paid' ? 'balanced' : 'issued'
}

function lineItemsOf({
  lines,
  materials,
  contributions,
  canton_shares,
}: NonNullable<WholeInvoice['content']>): LineItem[] {
  const items = [
    ...lines.map(({ date, letter, code, name, minutes, amount }) => ({
      text: [date, letter, code, name, `${minutes} min`].filter(Boolean).join(' '),
      amount,
    })),
    ...materials.map(({ date, code, name, quantity, unit, amount }) => ({
      text: [date, code, name, quantity, unit].filter(Boolean).join(' '),
      amount,
    })),
    ...contributions.map(({ date, percent, amount }) => ({ text: `${date} ${percent} %`, amount })),
    ...canton_shares.map(({ date, letter, percent, amount }) => ({
      text: `${date} ${letter} ${percent} %`,
      amount,
    })),
  ]
  return items.map(({ text, amount }, at) => ({
    sequence: at + 1,
    chargeItemCodeableConcept: { text },
    priceComponent: [{ type: 'base', amount: money(amount) }],
  }))
}
