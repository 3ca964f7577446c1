import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { Instant } from '../days/instant.ts'
import { Signature } from '../records/versioned.ts'
import { Id } from '../wire/id.ts'
import { Reason } from '../wire/text.ts'

/**
 * What became of a payment when its file was read: booked on the invoice that its reference names; booked there, with
 * another sum than was open; or on none.
 */
const paymentOutcomes = [
  { value: 'booked', label: 'Contabilizzato' },
  { value: 'differing', label: 'Importo diverso' },
  { value: 'unmatched', label: 'Da assegnare' },
] as const
export const PaymentOutcome = z.enum(paymentOutcomes.map(({ value }) => value))
export type PaymentOutcome = z.infer<typeof PaymentOutcome>

/** Why a payment is to be looked at. */
export const paymentQuestions = [
  { value: 'too_little', label: 'Meno di quanto era aperto' },
  { value: 'too_much', label: 'Più di quanto era aperto' },
  { value: 'reversed', label: 'Accredito stornato dalla banca' },
  { value: 'no_reference', label: 'Senza riferimento' },
  { value: 'bad_reference', label: 'Riferimento con una cifra sbagliata' },
  { value: 'unknown_reference', label: 'Riferimento di nessuna fattura' },
  { value: 'cancelled', label: 'La fattura è stornata' },
  { value: 'other_currency', label: 'Altra valuta' },
  { value: 'debit', label: 'Addebito' },
  { value: 'too_large', label: 'Importo fuori dai limiti' },
  { value: 'without_details', label: 'Accredito senza dettagli' },
] as const
export const PaymentQuestion = z.enum(paymentQuestions.map(({ value }) => value))
export type PaymentQuestion = z.infer<typeof PaymentQuestion>

/** How somebody answered the question: put on invoices, left as it was booked, or not ours at all. */
export const paymentAnswers = [
  { value: 'assigned', label: 'Assegnato a mano' },
  { value: 'accepted', label: 'Va bene così' },
  { value: 'not_ours', label: 'Non ci riguarda' },
] as const
const PaymentAnswer = z.enum(paymentAnswers.map(({ value }) => value))
type PaymentAnswer = z.infer<typeof PaymentAnswer>

/** What of a payment stands on an invoice, in Rappen. */
const Booking = z.strictObject({
  invoiceId: Id,
  dossierId: Id,
  number: z.string(),
  amount: z.number(),
})

/**
 * One payment as the bank told of it. `amount` is in the smallest unit of its currency, below 0 where it went out.
 * `payer` and `text` are null for who may not know by whom clients are insured.
 */
export const Payment = z.strictObject({
  _id: Id,
  fileId: Id,
  version: z.number(),
  date: Day,
  amount: z.number(),
  currency: z.string(),
  reference: z.nullable(z.string()),
  payer: z.nullable(z.string()),
  text: z.nullable(z.string()),
  outcome: PaymentOutcome,
  question: z.nullable(PaymentQuestion),
  /** The number of the invoice that its reference names, where there is one. */
  named: z.nullable(z.string()),
  bookings: z.array(Booking),
  answer: z.nullable(
    z.strictObject({ is: PaymentAnswer, reason: z.nullable(Reason), author: Signature, at: Instant }),
  ),
})
export type Payment = z.infer<typeof Payment>

const Sum = z.strictObject({ count: z.number(), amount: z.number() })

/**
 * What a file holds in one currency, in its smallest unit. The four parts are the whole: nothing is dropped. `known`
 * came before, in another file.
 */
export const PaymentSums = z.strictObject({
  currency: z.string(),
  total: Sum,
  booked: Sum,
  differing: Sum,
  unmatched: Sum,
  known: Sum,
})
export type PaymentSums = z.infer<typeof PaymentSums>

/** A file of the bank as it was read. `waiting`: how many of its payments are still to be looked at. */
export const PaymentFile = z.strictObject({
  _id: Id,
  name: z.string(),
  message_id: z.string(),
  sums: z.array(PaymentSums),
  waiting: z.number(),
  author: Signature,
  received_at: Instant,
})
export type PaymentFile = z.infer<typeof PaymentFile>
