import type { Day } from '@vicino/domain/days/day.ts'
import type { Month } from '@vicino/domain/days/month.ts'
import type { InvoiceCard } from '@vicino/domain/invoices/invoice.ts'
import type { InvoiceEventFields } from '@vicino/domain/invoices/invoice-event.ts'
import type { OfficeInvoice } from '@vicino/domain/invoices/invoices.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { ListPage } from '@vicino/domain/wire/page.ts'
import { type Author, signatureOf } from '../access/author.ts'
import { countedPage, type Paged, pageWindow } from '../db/counted-page.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Tx } from '../db/tenant.ts'
import { namedClient } from '../dossiers/named-client.store.ts'
import { type DossierId, knownWithin } from '../http/dossier-access.ts'
import { listedAtMost } from '../records/records.store.ts'
import type { Issuer } from './issuing.store.ts'

/** Who reads the invoices. */
export type InvoiceReader = { author: Author; today: Day }

/** Whether a reader may know by whom the client of the invoice `i` is insured. */
export const tellsPayer = (tx: Tx, { author, today }: InvoiceReader) =>
  knownWithin(tx, author, 'coverage', 'i.dossier_id', today)

/** The columns of a card; `i` is the invoice's row. Rappen become francs. */
export const cardColumns = (tx: Tx, reader: InvoiceReader) => tx`
  i._id, i.dossier_id as "dossierId", i.number, i.document, 'CHF' as currency,
  case
    when i.state <> 'issued' then i.state
    when e.paid > 0 and e.paid >= i.payable then 'paid'
    when e.paid > 0 then 'partly_paid'
    else coalesce(e.last, 'issued')
  end as state, (case when i.state = 'issued' then i.payable - e.paid else -e.paid end / 100.0)::float8 as open, (i.total / 100.0)::float8 as total,
  jsonb_build_object('start', i.content -> 'start', 'end', i.content -> 'end') as period,
  (i.payable / 100.0)::float8 as payable, e.level,
  case when ${tellsPayer(tx, reader)} then i.payer end as payer, i.law, i.issued_at, i.due_on`

/** What became of the invoice `i`: what was paid, and what else came last. */
export const become = (tx: Tx) => tx`
  cross join lateral (
    select coalesce(sum(amount), 0) as paid, coalesce(max(level), 0) as level,
      (array_agg(kind order by date desc, written_at desc) filter (where kind <> 'payment'))[1] as last
    from invoice_event where invoice_id = i._id
  ) e`

/** The invoices of a client, the newest first. */
export const listInvoices = (tx: Tx, reader: InvoiceReader, dossier: DossierId) => tx<InvoiceCard[]>`
  select ${cardColumns(tx, reader)} from invoice i ${become(tx)}
  where i.dossier_id = ${dossier} order by i.issued_at desc, i.number desc limit ${listedAtMost}`

/** Those of a month that stand, of several clients. */
export const listStandingInvoices = (
  tx: Tx,
  reader: InvoiceReader,
  dossiers: readonly Id[],
  month: Month,
) => tx<InvoiceCard[]>`
  select ${cardColumns(tx, reader)} from invoice i ${become(tx)}
  where i.dossier_id = any(${[...dossiers]}::uuid[]) and i.month = ${month} and i.state = 'issued'
  order by i.issued_at desc, i.number desc`

/** Which invoice an event was written of; undefined where there is none. */
export async function findInvoiceOfEvent(tx: Tx, event: Id): Promise<Id | undefined> {
  const [row] = await tx<{ invoice_id: Id }[]>`select invoice_id from invoice_event where _id = ${event}`
  return row?.invoice_id
}

/** What is written of an invoice, its amount in Rappen. `level`: which reminder it is. */
export type WrittenInvoiceEvent = InvoiceEventFields & { _id: Id; invoice_id: Id; level?: number | null }

/** Writes what became of invoices. */
export const insertInvoiceEvents = (
  tx: Tx,
  { author, now }: Pick<Issuer, 'author' | 'now'>,
  events: readonly WrittenInvoiceEvent[],
) =>
  insertRows(
    tx,
    'invoice_event',
    events.map(event => ({
      level: null,
      ...event,
      business_id: author.business,
      author: signatureOf(author),
      written_at: now,
    })),
  )

/** Of which month invoices are sought, and whether only those that are still to be paid, or overdue. */
type Sought = { month?: Month | null | undefined; unpaid?: 'open' | 'overdue' | undefined }

const isUnpaid = (tx: Tx, today: Day, unpaid: Sought['unpaid']) => {
  if (!unpaid) return tx`true`
  const isLate = unpaid === 'overdue' ? tx`i.due_on < ${today}` : tx`true`
  return tx`i.state = 'issued' and e.paid < i.payable and ${isLate}`
}

/** One page of the invoices of all clients that the author may know, the newest first. */
export async function listAllInvoices(
  tx: Tx,
  reader: InvoiceReader,
  { month = null, unpaid, ...paged }: Paged & Sought,
): Promise<ListPage<OfficeInvoice>> {
  const all = tx`
    from invoice i join dossier d on d._id = i.dossier_id ${become(tx)}
    where (${month}::text is null or i.month = ${month}) and ${isUnpaid(tx, reader.today, unpaid)}
      and ${knownWithin(tx, reader.author, 'invoice', 'i.dossier_id', reader.today)}`
  const listed = tx<OfficeInvoice[]>`
    select ${cardColumns(tx, reader)}, ${namedClient(tx)} as client ${all}
    order by i.issued_at desc, i.number desc ${pageWindow(tx, paged)}`
  return countedPage(tx, paged, listed, tx`select ${all}`)
}
