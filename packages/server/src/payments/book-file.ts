import { createHash } from 'node:crypto'
import { invoiceNamedBy, matchPayments } from '@vicino/domain/payments/match-payments.ts'
import type { Payment, PaymentFile } from '@vicino/domain/payments/payment.ts'
import { paymentSumsOf } from '@vicino/domain/payments/payment-sums.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { nameMax } from '@vicino/domain/wire/text.ts'
import { type Author, signatureOf, type Signing } from '../access/author.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Tx } from '../db/tenant.ts'
import { Refusal } from '../http/refusal.ts'
import type { Camt054 } from './camt/read-camt054.ts'
import type { CamtPayment } from './camt/entry-payments.ts'
import { holdOwed, knownKeys } from './payments.store.ts'

type Booking = { author: Signing & Pick<Author, 'business'>; now: Instant }
/** A file as it came, and what it says. */
type SentFile = { name: string; sha256: string; camt: Camt054 }

export const contentOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Refuses what a bank tells of another account: it is somebody else's money, or another business's. */
export function refuseOtherAccounts({ notifications }: Camt054, own: ReadonlySet<string>): void {
  if (own.size === 0) throw new Refusal('camt_no_account')
  if (!notifications.every(({ accounts }) => accounts.some(account => own.has(account))))
    throw new Refusal('camt_other_account')
}

/** What was booked, and the dossiers whose invoices were touched. */
type Booked = { _id: Id; dossiers: Id[] }

/** Books the payments of a file that are not known yet; the file has never come before. */
export async function bookFile(tx: Tx, booking: Booking, { name, sha256, camt }: SentFile): Promise<Booked> {
  const payments = camt.notifications.flatMap(of => of.payments)
  const known = await knownKeys(
    tx,
    payments.map(({ bankKey }) => bankKey),
  )
  const fresh = payments.filter(({ bankKey }) => !known.has(bankKey))
  const owed = await holdOwed(
    tx,
    fresh.flatMap(payment => invoiceNamedBy(payment) ?? []),
  )
  const matches = matchPayments(fresh, [...owed.values()])
  const rows = fresh.map((payment, at) => ({ ...rowOf(payment), ...matches[at]!, _id: newId() }))
  const file = fileRow(booking, { name, sha256, camt }, [
    ...rows,
    ...payments
      .filter(({ bankKey }) => known.has(bankKey))
      .map(told => ({ ...told, outcome: 'known' as const })),
  ])
  await tx`insert into payment_file ${tx(file)}`
  const business_id = booking.author.business
  await insertRows(
    tx,
    'payment',
    rows.map(({ invoiceId: invoice_id, ...row }) => ({ ...row, business_id, file_id: file._id, invoice_id })),
  )
  const booked = rows.filter(({ outcome }) => outcome !== 'unmatched')
  await insertPaymentEvents(
    tx,
    booking,
    booked.map(({ _id: payment_id, invoiceId, date, amount }) => ({
      payment_id,
      invoice_id: invoiceId!,
      date,
      amount,
    })),
  )
  const dossierOf = new Map(Array.from(owed.values(), ({ _id, dossier_id }) => [_id, dossier_id]))
  return { _id: file._id, dossiers: [...new Set(booked.map(({ invoiceId }) => dossierOf.get(invoiceId!)!))] }
}

const rowOf = ({ bankKey: bank_key, date, amount, currency, reference, payer, text }: CamtPayment) => ({
  bank_key,
  date,
  amount,
  currency,
  reference,
  payer,
  text,
})

function fileRow(
  { author, now }: Booking,
  { name, sha256, camt }: SentFile,
  counted: Parameters<typeof paymentSumsOf>[0],
): Omit<PaymentFile, 'waiting'> & { business_id: Id; sha256: string } {
  return {
    business_id: author.business,
    _id: newId(),
    // Cut between two characters: half of one is none.
    name: name.slice(0, nameMax).replace(/[\ud800-\udbff]$/, '') || 'camt.054',
    sha256,
    message_id: camt.messageId,
    sums: paymentSumsOf(counted),
    author: signatureOf(author),
    received_at: now,
  }
}

/** What of a payment of the bank is written on an invoice. */
type PaymentEvent = { payment_id: Id; invoice_id: Id; date: Payment['date']; amount: number }

/** Writes payments of the bank on their invoices. */
export const insertPaymentEvents = (tx: Tx, { author, now }: Booking, events: readonly PaymentEvent[]) =>
  insertRows(
    tx,
    'invoice_event',
    events.map(event => ({
      ...event,
      business_id: author.business,
      _id: newId(),
      kind: 'payment',
      note: '',
      author: signatureOf(author),
      written_at: now,
    })),
  )
