import * as z from 'zod/mini'
import { rappenOf } from '../billing/rappen-of-francs.ts'
import { mostPaid } from '../invoices/invoice-event.ts'
import { endpoint } from '../wire/endpoint.ts'
import { file } from '../wire/file.ts'
import { inSteps } from '../wire/fineness.ts'
import { Id } from '../wire/id.ts'
import { maxLength, minLength } from '../wire/length.ts'
import { pageOf, pageQuery } from '../wire/page.ts'
import { Reason } from '../wire/text.ts'
import { Payment, PaymentFile } from './payment.ts'

/** Ten thousand payments with all that a bank says of them. */
export const paymentFileMaxBytes = 20_000_000

/** On how many invoices one payment may be put. */
const mostParts = 100

export const readPaymentFile = endpoint({
  method: 'POST',
  path: '/api/payment_files',
  summary:
    'Reads a camt.054 file of the bank: each payment is booked on the invoice that its reference names, or kept to be looked at; the same file again books nothing',
  permission: 'billing.issue_storno',
  entity: 'payment',
  action: 'create',
  form: { maxBytes: paymentFileMaxBytes },
  body: z.strictObject({ file: file(paymentFileMaxBytes) }),
  answer: z.strictObject({ file: PaymentFile, again: z.boolean() }),
  problems: [
    'not_camt',
    'camt_version',
    'camt_unreadable',
    'camt_not_booked',
    'camt_other_account',
    'camt_no_account',
  ],
})

export const getPaymentFiles = endpoint({
  method: 'GET',
  path: '/api/payment_files',
  summary: 'The files of the bank that were read, the newest first',
  permission: 'billing.read',
  entity: 'payment',
  query: z.strictObject(pageQuery),
  answer: pageOf(PaymentFile),
  problems: [],
})

export const getPaymentFile = endpoint({
  method: 'GET',
  path: '/api/payment_files/{fileId}',
  summary: 'A file of the bank with what became of it',
  permission: 'billing.read',
  entity: 'payment',
  answer: PaymentFile,
  problems: ['not_found'],
})

export const getPayments = endpoint({
  method: 'GET',
  path: '/api/payments',
  summary: 'Payments of the bank, the newest first: of one file, or those that are still to be looked at',
  permission: 'billing.read',
  entity: 'payment',
  query: z.strictObject({
    fileId: z.optional(Id),
    waiting: z.optional(z.enum(['true'])),
    ...pageQuery,
  }),
  answer: pageOf(Payment),
  problems: [],
})

export const getPayment = endpoint({
  method: 'GET',
  path: '/api/payments/{paymentId}',
  summary: 'One payment of the bank',
  permission: 'billing.read',
  entity: 'payment',
  answer: Payment,
  problems: ['not_found'],
})

/** Over the version that was seen. */
const seen = { version: z.int().check(z.minimum(1)) }

const mostPart = rappenOf(mostPaid)

/** A part of a payment, in Rappen, and on which invoice it is put. */
const Part = z.strictObject({
  invoiceId: Id,
  amount: z.number().check(inSteps(1), z.minimum(-mostPart), z.maximum(mostPart)),
})

export const assignPayment = endpoint({
  method: 'POST',
  path: '/api/payments/{paymentId}/assign',
  summary: 'Puts a payment on invoices, its parts its whole; what of it stood on others is taken back there',
  permission: 'billing.issue_storno',
  entity: 'payment',
  action: 'update',
  body: z.strictObject({
    ...seen,
    parts: z.array(Part).check(
      minLength(1, 'required'),
      maxLength(mostParts, 'too_many'),
      z.refine(parts => new Set(parts.map(({ invoiceId }) => invoiceId)).size === parts.length, 'twice'),
    ),
  }),
  answer: Payment,
  problems: ['not_found', 'stale', 'parts_not_whole'],
  current: { stale: Payment },
})

export const acceptPayment = endpoint({
  method: 'POST',
  path: '/api/payments/{paymentId}/accept',
  summary: 'Says of a payment whose sum differs that it stays on its invoice as it was booked',
  permission: 'billing.issue_storno',
  entity: 'payment',
  action: 'update',
  body: z.strictObject(seen),
  answer: Payment,
  problems: ['not_found', 'stale', 'payment_on_none'],
  current: { stale: Payment },
})

export const disownPayment = endpoint({
  method: 'POST',
  path: '/api/payments/{paymentId}/disown',
  summary:
    'Says of a payment that it is for none of the invoices, and why; what of it stood on one is taken back there',
  permission: 'billing.issue_storno',
  entity: 'payment',
  action: 'update',
  body: z.strictObject({ ...seen, reason: Reason }),
  answer: Payment,
  problems: ['not_found', 'stale'],
  current: { stale: Payment },
})
