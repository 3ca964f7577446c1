import * as z from 'zod/mini'
import { Month } from '../days/month.ts'
import { NamedPerson } from '../people/named-person.ts'
import { endpoint } from '../wire/endpoint.ts'
import { FileAnswer } from '../wire/file.ts'
import { Id } from '../wire/id.ts'
import { maxLength, minLength } from '../wire/length.ts'
import { pageOf, pageQuery } from '../wire/page.ts'
import { Reason } from '../wire/text.ts'
import { Invoice, InvoiceCard, ToldContent } from './invoice.ts'
import { NewInvoiceEvent } from './invoice-event.ts'
import { ControlState, InvoiceProblem } from './invoice-problem.ts'

const path = '/api/dossiers/{dossierId}/invoices'
const ofOne = '/api/dossiers/{dossierId}/invoices/{invoiceId}'

/** Clients whose invoices are issued in one call, at most. */
const issuedAtOnce = 20
/** Those of a run: whoever waits sees how far it is and may stop between two calls, and others are answered meanwhile. */
export const issuedInTurn = 5

/** Left out, it is the month before this one. */
const ofMonth = { month: z.optional(Month) }

export const getInvoices = endpoint({
  method: 'GET',
  path,
  summary: 'The invoices of a client with their counter-entries, the newest first',
  permission: 'billing.read',
  entity: 'invoice',
  answer: z.array(InvoiceCard),
  problems: [],
})

export const getInvoice = endpoint({
  method: 'GET',
  path: ofOne,
  summary: 'One invoice with all that it says, as it was when it was issued',
  permission: 'billing.read',
  entity: 'invoice',
  answer: Invoice,
  problems: [],
})

export const getInvoicePdf = endpoint({
  method: 'GET',
  path: `${ofOne}/pdf`,
  summary:
    'An invoice on paper, with a QR-bill where it is still owed; `copy` is that of the insured person, from which nothing is paid',
  permission: 'billing.read',
  entity: 'invoice',
  action: 'export',
  query: z.strictObject({ copy: z.optional(z.enum(['insured'])) }),
  answer: FileAnswer,
  file: ['application/pdf'],
  problems: ['forbidden'],
})

/** What would be issued, and what stands in the way or beside it. */
export const InvoiceDraft = z.strictObject({
  month: Month,
  invoices: z.array(ToldContent),
  problems: z.array(InvoiceProblem),
})
export type InvoiceDraft = z.infer<typeof InvoiceDraft>

export const getInvoiceDraft = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/invoice_draft',
  summary: 'The invoices of a client for a month as they would be issued now, of what is on none yet',
  permission: 'billing.issue_storno',
  need: 'read',
  entity: 'invoice',
  query: z.strictObject(ofMonth),
  answer: InvoiceDraft,
  problems: [],
})

export const createInvoice = endpoint({
  method: 'POST',
  path: `${path}/create_invoice`,
  summary:
    'Issues what of a month is on no invoice yet, one invoice for each payer, and answers all that stand; the same again issues nothing more',
  permission: 'billing.issue_storno',
  entity: 'invoice',
  action: 'create',
  whenClosed: 'allowed',
  body: z.strictObject({ month: Month }),
  answer: z.array(InvoiceCard),
  problems: ['invoice_held'],
  current: { invoice_held: InvoiceDraft },
})

export const cancelInvoice = endpoint({
  method: 'POST',
  path: `${ofOne}/cancel`,
  summary: 'Cancels an invoice by a counter-entry; what stood on it is then on none',
  permission: 'billing.issue_storno',
  entity: 'invoice',
  action: 'update',
  whenClosed: 'allowed',
  body: z.strictObject({ reason: Reason }),
  answer: Invoice,
  problems: ['invoice_cancelled'],
})

export const addInvoiceEvent = endpoint({
  method: 'POST',
  path: `${ofOne}/add_event`,
  summary: 'Writes what became of an invoice: sent, answered, reminded, paid; a payment in francs',
  permission: 'billing.issue_storno',
  entity: 'invoice',
  action: 'update',
  creates: true,
  whenClosed: 'allowed',
  body: NewInvoiceEvent,
  answer: Invoice,
  problems: ['invoice_cancelled', 'nothing_open', 'last_reminder', 'reminded_since', 'sending_is_test'],
})

/** A client of whose month something is on no invoice, or of whom something is to be looked at. */
export const ToControl = z.strictObject({
  dossierId: Id,
  client: NamedPerson,
  /** What would be issued, in francs with at most two decimals, by how many invoices; `payable` is what is paid of it. */
  total: z.number(),
  payable: z.number(),
  invoices: z.number(),
  state: ControlState,
  problems: z.array(InvoiceProblem),
})
export type ToControl = z.infer<typeof ToControl>

export const getInvoiceControl = endpoint({
  method: 'GET',
  path: '/api/invoices/control',
  summary:
    'The clients of whose month something is on no invoice yet, by name, with what is to be mended; of whom only minutes are left that are billed already, none',
  permission: 'billing.read',
  entity: 'invoice',
  query: z.strictObject({ ...ofMonth, ...pageQuery }),
  answer: z.strictObject({ month: Month, ...pageOf(ToControl).shape }),
  problems: [],
})

/** How many clients of a month stand how. */
export const Controlled = z.strictObject({
  month: Month,
  blocked: z.number(),
  doubtful: z.number(),
  in_order: z.number(),
})
export type Controlled = z.infer<typeof Controlled>

export const getControlled = endpoint({
  method: 'GET',
  path: '/api/invoices/controlled',
  summary:
    'Of how many clients of a month something is to be mended, or looked at, and how many are in order',
  permission: 'billing.read',
  entity: 'invoice',
  query: z.strictObject(ofMonth),
  answer: Controlled,
  problems: [],
})

/** What became of a client's month: what stands of it, `issued` how many of them by this call, or what it was held for. */
const Issued = z.strictObject({
  dossierId: Id,
  invoices: z.array(InvoiceCard),
  issued: z.number(),
  problems: z.array(InvoiceProblem),
})
type Issued = z.infer<typeof Issued>

export const issueInvoices = endpoint({
  method: 'POST',
  path: '/api/invoices/issue',
  summary:
    'Issues what of a month is on no invoice yet, of several clients in order, with `doubtful` also of those of whom something is to be looked at; who is held is named with why, and the same again issues nothing more',
  permission: 'billing.issue_storno',
  entity: 'invoice',
  action: 'create',
  body: z.strictObject({
    month: Month,
    doubtful: z.optional(z.boolean()),
    dossierIds: z.array(Id).check(
      minLength(1, 'required'),
      maxLength(issuedAtOnce, 'too_many'),
      z.refine(ids => new Set(ids).size === ids.length, 'twice'),
    ),
  }),
  answer: z.array(Issued),
  problems: [],
})

/** An invoice as the office sees it among those of all clients. */
export const OfficeInvoice = z.strictObject({ ...InvoiceCard.shape, client: NamedPerson })
export type OfficeInvoice = z.infer<typeof OfficeInvoice>

export const getAllInvoices = endpoint({
  method: 'GET',
  path: '/api/invoices',
  summary:
    'The invoices of all clients that the caller bills, the newest first: of one month, and only those still to be paid or overdue, where that is named',
  permission: 'billing.read',
  entity: 'invoice',
  query: z.strictObject({
    month: z.optional(Month),
    unpaid: z.optional(z.enum(['open', 'overdue'])),
    ...pageQuery,
  }),
  answer: pageOf(OfficeInvoice),
  problems: [],
})
