import { daysOf, monthHolding } from '@vicino/domain/days/month.ts'
import { inFrancs } from '@vicino/domain/invoices/in-francs.ts'
import type { InvoiceEvent } from '@vicino/domain/invoices/invoice-event.ts'
import type { BesideCare, Invoice, InvoiceContent, WholeInvoice } from '@vicino/domain/invoices/invoice.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { listedAtMost } from '../records/records.store.ts'
import { overtakenIn } from './overtaken.store.ts'
import { become, cardColumns, type InvoiceReader, tellsPayer } from './invoices.store.ts'

/** Another invoice `c`, as the invoice `i` names it. */
const named = (tx: Tx, which: Fragment) =>
  tx`(select jsonb_build_object('_id', c._id, 'number', c.number) from invoice c where ${which})`

/** The invoice `c` that stands beside the invoice `i` of the care. */
const besideOf = (tx: Tx, document: BesideCare): Fragment =>
  tx`c.contribution_to = i._id and c.document = ${document} and c.state = 'issued'`

/** An invoice as it is kept: what it says in Rappen. */
export type KeptInvoice = Omit<Invoice, 'content'> & { content: InvoiceContent | null }

/** The columns of a whole invoice `i`, without what became of it. */
const wholeColumns = (tx: Tx, reader: InvoiceReader) => tx`
  ${cardColumns(tx, reader)}, case when ${tellsPayer(tx, reader)} then i.content end as content, i.reason,
  i.author, ${named(tx, tx`c._id = i.counterpart`)} as counterpart,
  ${named(tx, besideOf(tx, 'contribution'))} as contribution,
  ${named(tx, besideOf(tx, 'canton_share'))} as canton_share,
  ${named(tx, tx`c._id = i.contribution_to`)} as contribution_to`

/** The columns of an event `e` of the invoice `i`. */
const eventColumns = (tx: Tx, reader: InvoiceReader) => tx`
  e._id, e.kind, e.date, (e.amount / 100.0)::float8 as amount, e.level, case when ${tellsPayer(tx, reader)} then e.note else '' end as note,
  e.author, e.written_at`

/** A whole invoice of a client. */
export async function findInvoice(
  tx: Tx,
  reader: InvoiceReader,
  dossier: DossierId,
  id: Id,
): Promise<KeptInvoice | undefined> {
  const [[invoice], events] = await Promise.all([
    tx<Omit<KeptInvoice, 'events' | 'overtaken'>[]>`
      select ${wholeColumns(tx, reader)} from invoice i ${become(tx)} where i._id = ${id} and i.dossier_id = ${dossier}`,
    tx<InvoiceEvent[]>`
      select ${eventColumns(tx, reader)} from invoice_event e join invoice i on i._id = e.invoice_id where i._id = ${id} and i.dossier_id = ${dossier}
      order by e.date desc, e.written_at desc, e._id limit ${listedAtMost}`,
  ])
  if (!invoice) return undefined
  const days = daysOf(monthHolding(invoice.period.start))
  const [overtaken] = await tx`
    select from (${overtakenIn(tx, days, tx`i.dossier_id = ${dossier}`)}) o where o."invoiceId" = ${id} limit 1`
  return { ...invoice, events, overtaken: overtaken !== undefined }
}

/** How many invoices are read at once as a whole. */
export const wholeInvoicesOfPage = 200

/** The invoices of a client as a whole, as they are told, the oldest first, page by page. */
export async function listWholeInvoices(
  tx: Tx,
  reader: InvoiceReader,
  dossier: DossierId,
  after: Pick<WholeInvoice, 'issued_at' | 'number'> | undefined,
): Promise<WholeInvoice[]> {
  const invoices = await tx<Omit<KeptInvoice, 'events' | 'overtaken'>[]>`
    select ${wholeColumns(tx, reader)} from invoice i ${become(tx)}
    where i.dossier_id = ${dossier}
      ${after ? tx`and (i.issued_at, i.number) > (${after.issued_at}::timestamptz, ${after.number})` : tx``}
    order by i.issued_at, i.number limit ${wholeInvoicesOfPage}`
  const events = await tx<(InvoiceEvent & { invoice: Id })[]>`
    select e.invoice_id as invoice, ${eventColumns(tx, reader)} from invoice_event e join invoice i on i._id = e.invoice_id
    where i._id = any(${invoices.map(({ _id }) => _id)}::uuid[]) and i.dossier_id = ${dossier}
    order by e.date desc, e.written_at desc, e._id`
  const eventsOf = Map.groupBy(events, ({ invoice }) => invoice)
  return invoices.map(({ content, ...invoice }) => ({
    ...invoice,
    content: content && inFrancs(content),
    events: (eventsOf.get(invoice._id) ?? []).map(({ invoice: _of, ...event }) => event),
  }))
}
