import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { addDays, yearOf } from '@vicino/domain/days/day.ts'
import type { InvoiceEventFields } from '@vicino/domain/invoices/invoice-event.ts'
import { type Month, monthHolding } from '@vicino/domain/days/month.ts'
import type { InvoiceCard, InvoiceContent } from '@vicino/domain/invoices/invoice.ts'
import type { OfficeInvoice } from '@vicino/domain/invoices/invoices.contract.ts'
import { materialCategories } from '@vicino/domain/materials/material.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import type { Page } from '@vicino/domain/wire/page.ts'
import { type Author, signatureOf, type Signing } from '../access/author.ts'
import type { Fragment } from 'postgres'
import { countedPage, type Paged, windowOf } from '../db/counted-page.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Tx } from '../db/tenant.ts'
import { namedClient } from '../dossiers/named-client.store.ts'
import { type DossierId, knownWithin } from '../http/dossier-access.ts'
import { listedAtMost } from '../records/records.store.ts'
import { isEmpty, unconfirmedIn } from '../performances/ended-visits.store.ts'
import { overtakenIn } from './overtaken.store.ts'

/** Who reads the invoices. */
export type Reader = { author: Author; today: Day }

/** Whether a reader may know by whom the client of the invoice `i` is insured. */
export const tellsPayer = (tx: Tx, { author, today }: Reader) =>
  knownWithin(tx, author, 'coverage', 'i.dossier_id', today)

/** The columns of a card; `i` is the invoice's row. Rappen become francs. */
export const cardColumns = (tx: Tx, reader: Reader) => tx`
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
export const listInvoices = (tx: Tx, reader: Reader, dossier: DossierId) => tx<InvoiceCard[]>`
  select ${cardColumns(tx, reader)} from invoice i ${become(tx)}
  where i.dossier_id = ${dossier} order by i.issued_at desc, i.number desc limit ${listedAtMost}`

/** Those of a month that stand, of several clients. */
export const listStanding = (tx: Tx, reader: Reader, dossiers: readonly Id[], month: Month) => tx<
  InvoiceCard[]
>`
  select ${cardColumns(tx, reader)} from invoice i ${become(tx)}
  where i.dossier_id = any(${[...dossiers]}::uuid[]) and i.month = ${month} and i.state = 'issued'
  order by i.issued_at desc, i.number desc`

/** Which invoice an event was written of; undefined where there is none. */
export async function findInvoiceOfEvent(tx: Tx, event: Id): Promise<Id | undefined> {
  const [row] = await tx<{ invoice_id: Id }[]>`select invoice_id from invoice_event where _id = ${event}`
  return row?.invoice_id
}

/** What is written of an invoice, its amount in Rappen. `level`: which reminder it is. */
export type NewInvoiceEvent = InvoiceEventFields & { _id: Id; invoice_id: Id; level?: number | null }

/** Writes what became of invoices. */
export const insertInvoiceEvents = (
  tx: Tx,
  { author, now }: Pick<Issuer, 'author' | 'now'>,
  events: readonly NewInvoiceEvent[],
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
  reader: Reader,
  { month = null, unpaid, ...paged }: Paged & Sought,
): Promise<Page<OfficeInvoice>> {
  const all = tx`
    from invoice i join dossier d on d._id = i.dossier_id ${become(tx)}
    where (${month}::text is null or i.month = ${month}) and ${isUnpaid(tx, reader.today, unpaid)}
      and ${knownWithin(tx, reader.author, 'invoice', 'i.dossier_id', reader.today)}`
  const listed = tx<OfficeInvoice[]>`
    select ${cardColumns(tx, reader)}, ${namedClient(tx)} as client ${all}
    order by i.issued_at desc, i.number desc ${windowOf(tx, paged)}`
  return countedPage(tx, paged, listed, tx`select ${all}`)
}

/** Invoices `i` of the care of a month that stand while what the client contributes to them was cancelled. */
export const uncontributedIn = (tx: Tx, month: Month, which: Fragment): Fragment => tx`
  select i.dossier_id, i._id, i.content, i.number from invoice i
  where ${which} and i.month = ${month} and i.state = 'issued' and i.document = 'care'
    and exists (select from invoice c where c.contribution_to = i._id and c.state = 'cancelled')
    and not exists (select from invoice c where c.contribution_to = i._id and c.state = 'issued')`

/** The categories of materials that stand on invoices. */
const billedCategories = materialCategories.filter(each => each.isBilled).map(({ value }) => value)

/** A client of whose month something is to be billed or looked at. */
type Unbilled = { dossierId: Id; client: NamedPerson }

/**
 * One page of the clients by name of whose month something performed or used is on no invoice, or on one as it was before it
 * was corrected, or of whom a visit that is over was never confirmed, or ended with nothing recorded, or of whose
 * contribution none stands any more.
 */
export async function listUnbilled(
  tx: Tx,
  { author, today }: Reader,
  { start, end, ...paged }: Paged & { start: Day; end: Day },
): Promise<Page<Unbilled>> {
  const billed = tx`invoiced_performance i where i.date between ${start} and ${end} and not i.given_back`
  const all = tx`
    from dossier d
    -- Read once, whatever the clients are: planned as a part of it, each of them would be asked for anew.
    where ${knownWithin(tx, author, 'invoice', 'd._id', today)} and d._id = any (array(
      select p.dossier_id from performance p
      where p.date between ${start} and ${end} and p.current
        and (p._id, p.version) not in (select i.performance_id, i.version from ${billed})
        and (p.struck is null or p._id in (select i.performance_id from ${billed}))
      union all
      select u.dossier_id from material_use u join material m on m._id = u.material_id and m.current
      where u.date between ${start} and ${end} and u.current
        and m.category = any(${billedCategories}) and not exists (
        select from invoiced_material i
        where i.use_id = u._id and not i.given_back and i.version = u.version
      ) and (u.struck is null or exists (
        select from invoiced_material i where i.use_id = u._id and not i.given_back))
      union all
      select t.dossier_id from task t where ${unconfirmedIn(tx, { start, end, today })}
      union all
      select t.dossier_id from task t where t.date between ${start} and ${end} and ${isEmpty(tx)}
      union all
      select i.dossier_id from (${uncontributedIn(tx, monthHolding(start), tx`true`)}) i
      union all
      select overtaken."dossierId" from (${overtakenIn(tx, { start, end }, tx`true`)}) as overtaken
    ))`
  const listed = tx<Unbilled[]>`
    select d._id as "dossierId", ${namedClient(tx)} as client ${all}
    order by d.sort_name, d._id ${windowOf(tx, paged)}`
  return countedPage(tx, paged, listed, tx`select ${all}`)
}

/** Lets one issuing or cancelling of a client's invoices wait for the other, the clients always in one order. */
export const holdInvoices = (tx: Tx, dossiers: readonly Id[]) => tx`
  select pg_advisory_xact_lock(hashtextextended('invoices of ' || _id, 0))
  from (select unnest(${[...dossiers]}::uuid[]) as _id order by 1) as each`

/** The last of so many new numbers of a year; whoever issues at the same time waits for the end of this transaction. */
async function takeNumbers(tx: Tx, business: Id, year: number, count: number): Promise<number> {
  const [taken] = await tx<{ last: number }[]>`
    insert into invoice_number as n (business_id, year, last) values (${business}, ${year}, ${count})
    on conflict (business_id, year) do update set last = n.last + excluded.last returning last`
  return taken!.last
}

/** '2026-00042': the year in which it is issued, and its place in it. */
const numberOf = (year: number, place: number): string => `${year}-${String(place).padStart(5, '0')}`

/** What is issued: for which client, and as what where it is no ordinary invoice. */
export type Issuing = {
  dossier_id: Id
  content: InvoiceContent
  counterEntry?: { of: Id; reason: string }
  /** Of a contribution: the invoice of the care that it is of, where that stands already. */
  contributionTo?: Id | null
}

/** Who issues, and when. */
export type Issuer = { author: Signing & Pick<Author, 'business'>; now: Instant; today: Day }

/** Issues invoices under the next numbers; answers their ids. What stands on them is on no other until it is given back. */
export async function insertInvoices(
  tx: Tx,
  { author, now, today }: Issuer,
  issuing: readonly Issuing[],
): Promise<Id[]> {
  if (issuing.length === 0) return []
  const { business: business_id } = author
  const year = yearOf(today)
  const last = await takeNumbers(tx, business_id, year, issuing.length)
  const rows = issuing.map(({ dossier_id, content, counterEntry, contributionTo = null }, at) => ({
    business_id,
    _id: newId(),
    dossier_id,
    number: numberOf(year, last - issuing.length + 1 + at),
    document: content.document,
    month: content.month,
    law: content.law,
    payer: content.payer.name,
    total: content.total,
    payable: content.payable,
    state: counterEntry ? 'counter_entry' : 'issued',
    counterpart: counterEntry?.of ?? null,
    reason: counterEntry?.reason ?? null,
    content,
    contribution_to: contributionTo,
    author: signatureOf(author),
    issued_at: now,
    due_on: addDays(today, content.payment_days),
  }))
  await insertRows(
    tx,
    'invoice',
    rows.map(row => ({ ...row, contribution_to: row.contribution_to ?? careOf(row, rows) })),
  )
  await insertRows(
    tx,
    'invoiced_performance',
    rows
      .filter(({ state }) => state === 'issued')
      .flatMap(({ _id: invoice_id, dossier_id, content }) =>
        content.lines.flatMap(({ date, performances }) =>
          performances.map(({ performanceId: performance_id, version }) => ({
            business_id,
            invoice_id,
            performance_id,
            version,
            dossier_id,
            date,
          })),
        ),
      ),
  )
  await insertRows(
    tx,
    'invoiced_material',
    rows
      .filter(({ state }) => state === 'issued')
      .flatMap(({ _id: invoice_id, dossier_id, content }) =>
        content.materials.flatMap(({ date, uses }) =>
          uses.map(({ useId: use_id, version }) => ({
            business_id,
            invoice_id,
            use_id,
            version,
            dossier_id,
            date,
          })),
        ),
      ),
  )
  return rows.map(({ _id }) => _id)
}

type Row = Pick<Issuing, 'dossier_id' | 'content'> & { _id: Id; state: string }

/** The invoice of the care to which a contribution is issued: of the same client under the same coverage. */
function careOf({ dossier_id, content, state }: Row, issued: readonly Row[]): Id | null {
  if (content.document !== 'contribution' || state !== 'issued') return null
  const care = issued.find(
    other =>
      other.dossier_id === dossier_id &&
      other.content.document === 'care' &&
      other.content.coverageId === content.coverageId,
  )
  return care?._id ?? null
}

/** Marks an invoice as cancelled by its counter-entry, and gives back what stood on it. */
export const markCancelled = (tx: Tx, id: Id, { by, reason }: { by: Id; reason: string }) =>
  Promise.all([
    tx`update invoice set state = 'cancelled', counterpart = ${by}, reason = ${reason} where _id = ${id}`,
    tx`update invoiced_performance set given_back = true where invoice_id = ${id}`,
    tx`update invoiced_material set given_back = true where invoice_id = ${id}`,
  ])
