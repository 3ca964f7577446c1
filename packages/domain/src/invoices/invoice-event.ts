import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { Instant } from '../days/instant.ts'
import { Signature } from '../records/versioned.ts'
import type { FieldCode } from '../wire/field-error.ts'
import { inSteps } from '../wire/fineness.ts'
import { Id } from '../wire/id.ts'
import { noteMax, text } from '../wire/text.ts'

/** What becomes of an invoice after it was issued: how it went out, what its payer says of it, and what came in. */
export const invoiceEventKinds = [
  { value: 'transmitted', label: 'Trasmessa' },
  { value: 'accepted', label: 'Accettata' },
  { value: 'pending', label: 'In sospeso' },
  { value: 'rejected', label: 'Respinta' },
  { value: 'reminded', label: 'Richiamata' },
  { value: 'payment', label: 'Pagamento' },
] as const
const InvoiceEventKind = z.enum(invoiceEventKinds.map(({ value }) => value))

/** More than this, in francs, is a slip of the point. */
export const mostPaid = 1_000_000

/** What is written of it. `amount`: of a payment in francs; below 0 it is paid back, or was booked by mistake. */
export const InvoiceEventFields = z.strictObject({
  kind: InvoiceEventKind,
  date: Day,
  amount: z.nullable(z.number().check(inSteps(0.01), z.minimum(-mostPaid), z.maximum(mostPaid))),
  note: text(noteMax),
})
export type InvoiceEventFields = z.infer<typeof InvoiceEventFields>

/** The rules between the fields: a payment has an amount, and nothing else does. */
export const WholeInvoiceEvent = InvoiceEventFields.check(
  z.superRefine(({ kind, amount }, context) => {
    const refuse = (message: FieldCode): void =>
      context.addIssue({ code: 'custom', path: ['amount'], message, input: amount })
    if (kind === 'payment' && !amount) refuse('required')
    if (kind !== 'payment' && amount !== null) refuse('not_an_option')
  }),
)

const { amount, note, ...said } = InvoiceEventFields.shape

export const NewInvoiceEvent = z.strictObject({
  _id: z.optional(Id),
  ...said,
  amount: z.optional(amount),
  note: z.optional(note),
})

/** Nothing of it is changed or taken away: a mistake is answered by another event. */
export const InvoiceEvent = z.strictObject({
  _id: Id,
  ...InvoiceEventFields.shape,
  /** Which reminder it is, the first to the third; null of anything else. */
  level: z.nullable(z.number()),
  author: Signature,
  written_at: Instant,
})
export type InvoiceEvent = z.infer<typeof InvoiceEvent>
