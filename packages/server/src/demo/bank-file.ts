import { addDays, type Day } from '@vicino/domain/days/day.ts'
import { paymentReference } from '@vicino/domain/identifiers/payment-reference.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'
import type { Issuer } from '../invoices/issuing.store.ts'
import type { IssuedInvoice } from '../invoices/issue.ts'
import { bookFile, contentOf } from '../payments/book-file.ts'
import type { CamtPayment } from '../payments/camt/entry-payments.ts'

/** What is paid of an invoice, and when. */
export type Paid = { invoice: IssuedInvoice; date: Day }

/** So many Rappen too much were paid of the first of them. */
const tooMuch = 5

/**
 * Books a month's payments as the bank told of them, in one file: one is of a few Rappen too much, and of one nobody
 * says what it is for. Answers the id of the file.
 */
export async function bookBankFile(tx: Tx, by: Issuer, iban: string, paid: readonly Paid[]): Promise<Id> {
  const ids = paid.map(({ invoice }) => invoice._id)
  const rows = await tx<{ _id: Id; number: string }[]>`
    select _id, number from invoice where _id = any(${ids}::uuid[])`
  const numbers = new Map(rows.map(({ _id, number }) => [_id, number]))
  const messageId = `PROVA-${by.today}`
  const told = (place: number, payment: Partial<CamtPayment>): CamtPayment => ({
    bankKey: `${messageId}-${place}`,
    date: addDays(by.today, -1),
    amount: 0,
    currency: 'CHF',
    reference: null,
    payer: null,
    text: null,
    isReversal: false,
    isUnexplained: false,
    ...payment,
  })
  const payments = paid.map(({ invoice: { _id, content }, date }, at) =>
    told(at, {
      date,
      amount: content.payable + (at === 0 ? tooMuch : 0),
      reference: paymentReference(iban, numbers.get(_id)!),
      payer: content.payer.name,
    }),
  )
  const unnamed = told(payments.length, { amount: 12_000, payer: 'Persona di Prova', text: 'Grazie' })
  const camt = { messageId, notifications: [{ accounts: [iban], payments: [...payments, unnamed] }] }
  const sha256 = contentOf(Buffer.from(messageId))
  const { _id } = await bookFile(tx, by, { name: `camt054-${by.today}.xml`, sha256, camt })
  return _id
}
