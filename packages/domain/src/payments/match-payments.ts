import { isPaymentReference, numberOfReference } from '../identifiers/payment-reference.ts'
import { rappenOf } from '../billing/rappen-of-francs.ts'
import { mostPaid } from '../invoices/invoice-event.ts'
import type { Id } from '../wire/id.ts'
import type { PaymentOutcome, PaymentQuestion } from './payment.ts'

/** What of a payment says where it belongs. `amount` is in the smallest unit, below 0 where it went out. */
export type Received = {
  amount: number
  currency: string
  reference: string | null
  /** A credit that the bank took back. */
  isReversal: boolean
  /** What is left of an entry that the bank does not explain. */
  isUnexplained: boolean
}

/** An invoice that a reference may name; `open` and `payable` in Rappen. */
export type Owed = { _id: Id; number: string; isStanding: boolean; open: number; payable: number }

/** Where a payment goes. `invoiceId`: the invoice that it names, on which it is booked unless it is unmatched. */
type Match = { outcome: PaymentOutcome; question: PaymentQuestion | null; invoiceId: Id | null }

/** The number of the invoice that a reference names; undefined where it names none. */
export const invoiceNamedBy = ({ reference }: Pick<Received, 'reference'>): string | undefined =>
  reference !== null && isPaymentReference(reference) ? numberOfReference(reference) : undefined

/**
 * Matches the payments of a file in their order, each by its reference: what came earlier in the file is paid when the
 * next is looked at.
 */
export function matchPayments(received: readonly Received[], owed: readonly Owed[]): Match[] {
  const open = new Map(owed.map(invoice => [invoice.number, { ...invoice }]))
  return received.map(payment => {
    const invoice = open.get(invoiceNamedBy(payment) ?? '')
    const match = matchOf(payment, invoice)
    if (invoice && match.outcome !== 'unmatched') invoice.open -= payment.amount
    return match
  })
}

function matchOf(payment: Received, invoice: Owed | undefined): Match {
  const unmatched = (question: PaymentQuestion): Match => ({
    outcome: 'unmatched',
    question,
    invoiceId: invoice?._id ?? null,
  })
  const { amount, currency, reference, isReversal, isUnexplained } = payment
  if (currency !== 'CHF') return unmatched('other_currency')
  if (isUnexplained) return unmatched('without_details')
  if (amount <= 0 && !isReversal) return unmatched('debit')
  if (reference === null) return unmatched('no_reference')
  if (!isPaymentReference(reference)) return unmatched('bad_reference')
  if (!invoice) return unmatched('unknown_reference')
  if (!invoice.isStanding) return unmatched('cancelled')
  if (Math.abs(amount) > rappenOf(mostPaid)) return unmatched('too_large')
  // The bank takes back what was never booked here.
  if (amount < invoice.open - invoice.payable) return unmatched('reversed')
  return bookedOn(invoice, amount)
}

function bookedOn({ _id: invoiceId, open }: Owed, amount: number): Match {
  if (amount === open && amount > 0) return { outcome: 'booked', question: null, invoiceId }
  const question = amount < 0 ? 'reversed' : amount < open ? 'too_little' : 'too_much'
  return { outcome: 'differing', question, invoiceId }
}
