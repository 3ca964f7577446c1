import { addInvoiceEvent } from '@vicino/domain/invoices/invoices.contract.ts'
import type { Payment } from '@vicino/domain/payments/payment.ts'
import { searchInvoices } from '@vicino/domain/payments/invoice-search.contract.ts'
import {
  acceptPayment,
  assignPayment,
  disownPayment,
  getPayment,
  getPaymentFile,
  getPaymentFiles,
  getPayments,
  readPaymentFile,
} from '@vicino/domain/payments/payments.contract.ts'
import type { RefusedField } from '@vicino/domain/wire/field-error.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { admitAllNamed } from '../http/admission.ts'
import { done } from '../http/done.ts'
import { Refusal } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import { bookFile, contentOf, insertPaymentEvents, refuseOtherAccounts } from './book-file.ts'
import { readCamt054 } from './camt/read-camt054.ts'
import { UnreadableCamt } from './camt/unreadable-camt.ts'
import { findInvoicesBy } from './invoice-search.store.ts'
import {
  answerPayment,
  dossiersOfInvoices,
  findFile,
  findFileByContent,
  findPayment,
  holdPayments,
  listFiles,
  listPayments,
  readAccounts,
} from './payments.store.ts'

export function servePayments(serve: Serve): void {
  serve(readPaymentFile, async ({ tx, author, now, body }) => {
    const { name } = body.file
    const bytes = new Uint8Array(await body.file.arrayBuffer())
    const camt = await readCamt054(bytes).catch((error: unknown) => {
      throw error instanceof UnreadableCamt ? new Refusal(error.code) : error
    })
    refuseOtherAccounts(camt, await readAccounts(tx, author.business))
    const sha256 = contentOf(bytes)
    await holdPayments(tx, author.business)
    const before = await findFileByContent(tx, sha256)
    if (before) return done({ file: before, again: true }, { entity_id: before._id, action: 'read' })
    const { _id, dossiers } = await bookFile(tx, { author, now }, { name, sha256, camt })
    const file = found(await findFile(tx, _id))
    const rows = file.sums.reduce((sum, { total }) => sum + total.count, 0)
    return done({ file, again: false }, { entity_id: _id, dossier_ids: dossiers, rows })
  })

  serve(getPaymentFiles, ({ tx, query }) => listFiles(tx, query))

  serve(getPaymentFile, async ({ tx, params }) => found(await findFile(tx, params.fileId)))

  serve(getPayments, call => listPayments(call.tx, call, call.query))

  serve(getPayment, async call => found(await findPayment(call.tx, call, call.params.paymentId)))

  serve(assignPayment, async call => {
    const payment = await seen(call)
    const { parts } = call.body
    refuseOtherSign(payment, parts)
    refuseOtherSum(payment, parts)
    const dossiers = await dossiersOfInvoices(
      call.tx,
      parts.map(({ invoiceId }) => invoiceId),
    )
    await admitAllNamed(
      call.tx,
      call.session,
      parts.map(({ invoiceId }) => found(dossiers.get(invoiceId))),
      call.today,
      addInvoiceEvent,
    )
    return answered(call, payment, { is: 'assigned', parts })
  })

  serve(acceptPayment, async call => {
    const payment = await seen(call)
    const parts = payment.bookings
    if (parts.length === 0) throw new Refusal('payment_on_none')
    return answered(call, payment, { is: 'accepted', parts })
  })

  serve(disownPayment, async call =>
    answered(call, await seen(call), { is: 'not_ours', parts: [], reason: call.body.reason }),
  )

  serve(searchInvoices, call => findInvoicesBy(call.tx, call, call.query))
}

type Part = { invoiceId: Id; amount: number }
type Answering = Pick<
  Call<typeof acceptPayment>,
  'tx' | 'author' | 'now' | 'today' | 'params' | 'session'
> & { body: { version: number } }

/** The payment as the caller saw it, held until it is answered. */
async function seen(call: Answering): Promise<Payment> {
  const { tx, author, params, body } = call
  await holdPayments(tx, author.business)
  const payment = found(await findPayment(tx, call, params.paymentId))
  if (payment.version !== body.version) throw new Refusal('stale', { current: payment })
  return payment
}

/**
 * No part of a payment goes against it: one invoice would be paid with money that never came in, and another owe it. One
 * in another currency is left to who knows what the bank made of it.
 */
function refuseOtherSign({ amount, currency }: Payment, parts: readonly Part[]): void {
  if (currency !== 'CHF') return
  const fields = parts.flatMap((part, at): RefusedField[] => {
    if (part.amount === 0 || Math.sign(part.amount) === Math.sign(amount)) return []
    return [{ path: `parts.${at}.amount`, code: part.amount < 0 ? 'too_small' : 'too_big' }]
  })
  if (fields.length > 0) throw new Refusal('unprocessable', { fields })
}

/** The parts of a payment are its whole; of one in another currency it is what the bank made of it. */
function refuseOtherSum({ amount, currency }: Payment, parts: readonly Part[]): void {
  const sum = parts.reduce((total, part) => total + part.amount, 0)
  if (parts.some(part => part.amount === 0) || (currency === 'CHF' && sum !== amount))
    throw new Refusal('parts_not_whole')
}

/**
 * Puts a payment where it was answered to belong, by what it is more or less on each invoice than before: what was
 * written stays, and is answered by its opposite.
 */
async function answered(
  call: Answering,
  payment: Payment,
  {
    is,
    parts,
    reason,
  }: { is: 'assigned' | 'accepted' | 'not_ours'; parts: readonly Part[]; reason?: string },
) {
  const { tx, today } = call
  const { _id: payment_id, date, bookings } = payment
  const change = new Map(bookings.map(({ invoiceId, amount }) => [invoiceId, -amount]))
  for (const { invoiceId, amount } of parts) change.set(invoiceId, (change.get(invoiceId) ?? 0) + amount)
  const isMore = (amount: number) => Math.sign(amount) === Math.sign(payment.amount)
  const events = Array.from(change, ([invoice_id, amount]) => ({ payment_id, invoice_id, amount }))
    .filter(({ amount }) => amount !== 0)
    .map(event => ({ ...event, date: isMore(event.amount) ? date : today }))
  await insertPaymentEvents(tx, call, events)
  await answerPayment(tx, call, payment_id, { is, ...(reason !== undefined && { reason }) })
  const touched = [...(await dossiersOfInvoices(tx, [...change.keys()])).values()]
  return done(found(await findPayment(tx, call, payment_id)), {
    entity_id: payment_id,
    dossier_ids: touched,
    fields: [is],
    reason: reason ?? null,
  })
}
