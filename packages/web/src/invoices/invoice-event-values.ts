import type { Day } from '@vicino/domain/days/day.ts'
import { type InvoiceEventFields, WholeInvoiceEvent } from '@vicino/domain/invoices/invoice-event.ts'
import * as z from 'zod/mini'

/** What the form of an event holds; the amount in francs, as it is typed. */
export type InvoiceEventValues = {
  _id: string
  kind: InvoiceEventFields['kind'] | null
  date: Day | null
  amount: number | null
  note: string
}

/** What is written: only a payment has an amount. */
const writtenOf = ({ _id: _own, ...typed }: InvoiceEventValues) =>
  ({
    ...typed,
    amount: typed.kind === 'payment' ? typed.amount : null,
  }) as z.input<typeof WholeInvoiceEvent>

export const FormInvoiceEvent = z.pipe(z.transform(writtenOf), WholeInvoiceEvent)
