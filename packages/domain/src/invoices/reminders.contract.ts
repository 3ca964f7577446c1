import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { endpoint } from '../wire/endpoint.ts'
import { FileAnswer } from '../wire/file.ts'
import { Id } from '../wire/id.ts'
import { maxLength, minLength } from '../wire/length.ts'
import { pageOf, pageQuery } from '../wire/page.ts'
import { OfficeInvoice } from './invoices.contract.ts'
import { ReminderLevel, ReminderOutcome } from './reminders.ts'

/** As many reminders as are written in one call. */
export const remindedAtOnce = 100

/** An invoice that should have been paid by now. `reminded_on`: the day of its last reminder. */
export const OverdueInvoice = z.strictObject({
  ...OfficeInvoice.shape,
  reminded_on: z.nullable(Day),
  days: z.number(),
})
export type OverdueInvoice = z.infer<typeof OverdueInvoice>

export const getOverdueInvoices = endpoint({
  method: 'GET',
  path: '/api/invoices/overdue',
  summary: 'The invoices that should have been paid by now, the oldest first, with their last reminder',
  permission: 'billing.read',
  entity: 'invoice',
  query: z.strictObject(pageQuery),
  answer: pageOf(OverdueInvoice),
  problems: [],
})

export const remindInvoices = endpoint({
  method: 'POST',
  path: '/api/invoices/remind',
  summary:
    'Writes on a day the next reminder of several invoices, each once; what has meanwhile been paid or cancelled is named and left',
  permission: 'billing.issue_storno',
  entity: 'invoice',
  action: 'update',
  body: z.strictObject({
    date: Day,
    reminders: z.array(z.strictObject({ invoiceId: Id, level: ReminderLevel })).check(
      minLength(1, 'required'),
      maxLength(remindedAtOnce, 'too_many'),
      z.refine(all => new Set(all.map(({ invoiceId }) => invoiceId)).size === all.length, 'twice'),
    ),
  }),
  answer: z.array(
    z.strictObject({ invoiceId: Id, number: z.string(), level: ReminderLevel, outcome: ReminderOutcome }),
  ),
  problems: ['not_found'],
})

export const getReminderPdf = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/invoices/{invoiceId}/reminder',
  summary:
    'The letter of the last reminder, or of the one of that level, with a QR-bill of what is still open',
  permission: 'billing.read',
  entity: 'invoice',
  action: 'export',
  query: z.strictObject({ level: z.optional(z.enum(['1', '2', '3'])) }),
  answer: FileAnswer,
  file: ['application/pdf'],
  problems: ['forbidden', 'not_found'],
})
