import { addDays, type Day, yearOf } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { InvoiceContent } from '@vicino/domain/invoices/invoice.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { type Author, signatureOf, type Signing } from '../access/author.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Tx } from '../db/tenant.ts'

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
type Issuing = {
  dossier_id: Id
  content: InvoiceContent
  counterEntry?: { of: Id; reason: string }
  /** Of what is owed beside an invoice of the care: the invoice of the care that it is of, where that stands already. */
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

/** The invoice of the care beside which something is issued: of the same client under the same coverage. */
function careOf({ dossier_id, content, state }: Row, issued: readonly Row[]): Id | null {
  if (content.document === 'care' || state !== 'issued') return null
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
