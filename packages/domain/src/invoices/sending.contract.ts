import * as z from 'zod/mini'
import { SendingMode } from '../businesses/sending-mode.ts'
import { Instant } from '../days/instant.ts'
import { Month } from '../days/month.ts'
import { NamedPerson } from '../people/named-person.ts'
import { endpoint } from '../wire/endpoint.ts'
import { FileAnswer } from '../wire/file.ts'
import { Id } from '../wire/id.ts'
import { maxLength, minLength } from '../wire/length.ts'
import { InvoiceProblem } from './invoice-problem.ts'

const ofOne = '/api/dossiers/{dossierId}/invoices/{invoiceId}'

/** Invoices that go out in one file and are marked by one call; the others follow in the next. */
export const sentAtOnce = 500

/** Whether an invoice can be sent electronically, and what it lacks for that. */
const Sending = z.strictObject({ sending_mode: SendingMode, problems: z.array(InvoiceProblem) })
type Sending = z.infer<typeof Sending>

export const getSending = endpoint({
  method: 'GET',
  path: `${ofOne}/sending`,
  summary: 'What an invoice lacks to be sent electronically, and where it is mended',
  permission: 'billing.read',
  entity: 'invoice',
  answer: Sending,
  problems: ['forbidden'],
})

export const getInvoiceXml = endpoint({
  method: 'GET',
  path: `${ofOne}/xml`,
  summary:
    'An invoice as its payer reads it electronically (general invoice request 5.0): the invoice, its counter-entry, its reminder once it was reminded, or the copy of the insured person',
  permission: 'billing.read',
  entity: 'invoice',
  action: 'export',
  query: z.strictObject({ copy: z.optional(z.enum(['insured'])) }),
  answer: FileAnswer,
  file: ['application/xml'],
  problems: ['forbidden', 'xml_incomplete'],
  current: { xml_incomplete: Sending },
})

/** An invoice that was not sent yet, or the counter-entry of one that was. */
export const ToSend = z.strictObject({
  _id: Id,
  dossierId: Id,
  number: z.string(),
  client: NamedPerson,
  payer: z.string(),
  /** In francs with at most two decimals. */
  total: z.number(),
  problems: z.array(InvoiceProblem),
})
export type ToSend = z.infer<typeof ToSend>

export const getToSend = endpoint({
  method: 'GET',
  path: '/api/invoices/to_send',
  summary:
    'The invoices of a month that their insurers were not sent yet, and the counter-entries of earlier ones, by number, each with what it lacks for that',
  permission: 'billing.issue_storno',
  need: 'read',
  entity: 'invoice',
  query: z.strictObject({ month: z.optional(Month) }),
  answer: z.strictObject({
    month: Month,
    sending_mode: SendingMode,
    items: z.array(ToSend),
    /** Whether others wait beside them. */
    more: z.boolean(),
    /** When it stood so, and what those that lack nothing would say: by these the archive holds them and no other. */
    as_of: Instant,
    digest: z.string(),
  }),
  problems: [],
})

export const getToSendXml = endpoint({
  method: 'GET',
  path: '/api/invoices/to_send/xml',
  summary:
    'The invoices of a month that wait to be sent and lack nothing, up to a number, as one archive of general invoice requests; refused where they are no longer those of the digest, or would say something else',
  permission: 'billing.issue_storno',
  need: 'read',
  entity: 'invoice',
  action: 'export',
  audit: 'always',
  query: z.strictObject({
    month: Month,
    through: z.string().check(z.regex(/^\d{4}-\d{5,9}$/)),
    digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
  answer: FileAnswer,
  file: ['application/zip'],
  problems: ['sending_changed'],
})

export const markTransmitted = endpoint({
  method: 'POST',
  path: '/api/invoices/mark_transmitted',
  summary:
    'Writes of the named invoices that they were sent today; one of which that is written already, or that was cancelled, stays as it is, but for what was cancelled since `as_of`: it had gone out, and its counter-entry follows; refused while the house sends as a test',
  permission: 'billing.issue_storno',
  entity: 'invoice',
  action: 'update',
  body: z.strictObject({
    as_of: z.optional(Instant),
    invoiceIds: z.array(Id).check(
      minLength(1, 'required'),
      maxLength(sentAtOnce, 'too_many'),
      z.refine(ids => new Set(ids).size === ids.length, 'twice'),
    ),
  }),
  answer: z.strictObject({ marked: z.array(Id), left: z.array(Id) }),
  problems: ['sending_is_test'],
})
