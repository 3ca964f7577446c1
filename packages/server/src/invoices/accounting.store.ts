import type { BilledLetter } from '@vicino/domain/billing/tariff.ts'
import type { CoverageLaw } from '@vicino/domain/coverages/coverage.ts'
import { addDays, type Day } from '@vicino/domain/days/day.ts'
import { type Instant, instantOf } from '@vicino/domain/days/instant.ts'
import type { InvoiceState } from '@vicino/domain/invoices/invoice.ts'
import type { CostedInvoice } from '@vicino/domain/invoices/residual-cost.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'
import { knownWithin } from '../http/dossier-access.ts'
import { cardColumns, become, tellsPayer } from './invoices.store.ts'
import { issuedOn, type OpenReader, owedOf, unsettled } from './open-items.store.ts'

/** How many rows are read at once: no more stand in memory, however long the table. */
export const rowsReadAtOnce = 500

/** An invoice as bookkeeping knows it; amounts in francs. What would tell by whom a client is insured may be null. */
export type BookedInvoice = {
  _id: Id
  number: string
  issued_at: Instant
  date: Day
  dossierId: Id
  client: string
  payer: string | null
  law: CoverageLaw
  start: Day
  end: Day
  letters: Partial<Record<BilledLetter, number>> | null
  materials: number | null
  contributions: number | null
  canton_shares: number | null
  total: number
  payable: number
  paid: number
  state: InvoiceState
  counterpart: string | null
}

/** Where a table goes on: behind the last row of the page before. */
export type After = Pick<BookedInvoice, 'issued_at' | 'number'> | undefined

const lettersOf = (tx: Tx) => tx`(
  select coalesce(jsonb_object_agg(each.letter, each.amount / 100.0), '{}') from (
    select line ->> 'letter' as letter, sum((line ->> 'amount')::int) as amount
    from jsonb_array_elements(i.content -> 'lines') line group by 1
  ) each)`

/** What the lines beside those of letters come to. */
const sumOf = (tx: Tx, lines: 'materials' | 'contributions' | 'canton_shares') => tx`(
  select (coalesce(sum((line ->> 'amount')::int), 0) / 100.0)::float8
  from jsonb_array_elements(i.content -> ${lines}::text) line)`

/** The days of a table, as they are known at that moment. */
type Booked = { from: Day; to: Day; now: Instant }

const bookedWithin = (tx: Tx, reader: OpenReader, { from, to, now }: Booked) => tx`
  i.issued_at >= ${instantOf(from, '00:00')} and i.issued_at < ${instantOf(addDays(to, 1), '00:00')}
    and i.issued_at <= ${now} and ${knownWithin(tx, reader.author, 'invoice', 'i.dossier_id', reader.today)}`

/** The next rows of the invoices issued within some days, as they are known at that moment. */
export const listBooked = (tx: Tx, reader: OpenReader, booked: Booked, after: After) => tx<BookedInvoice[]>`
  select ${cardColumns(tx, reader)}, ${issuedOn(tx)} as date, d.first_name || ' ' || d.last_name as client,
    i.content ->> 'start' as start, i.content ->> 'end' as "end",
    case when ${tellsPayer(tx, reader)} then ${lettersOf(tx)} end as letters,
    case when ${tellsPayer(tx, reader)} then ${sumOf(tx, 'materials')} end as materials,
    case when ${tellsPayer(tx, reader)} then ${sumOf(tx, 'contributions')} end as contributions,
    case when ${tellsPayer(tx, reader)} then ${sumOf(tx, 'canton_shares')} end as canton_shares,
    (e.paid / 100.0)::float8 as paid,
    (select c.number from invoice c where c.business_id = i.business_id and c._id = i.counterpart) as counterpart
  from invoice i join dossier d on d._id = i.dossier_id ${become(tx)}
  where ${bookedWithin(tx, reader, booked)}
    and (i.issued_at, i.number) > (${after?.issued_at ?? '1800-01-01T00:00:00.000Z'}, ${after?.number ?? ''})
  order by i.issued_at, i.number limit ${rowsReadAtOnce}`

/** How many rows the table of some days has. */
export async function countBooked(tx: Tx, reader: OpenReader, booked: Booked): Promise<number> {
  const [row] = await tx<{ rows: number }[]>`
    select count(*)::int as rows from invoice i where ${bookedWithin(tx, reader, booked)}`
  return row!.rows
}

/** The next rows of what is open. */
export const listOpenBooked = (tx: Tx, reader: OpenReader, after: After) => tx<
  (BookedInvoice & { open: number; days: number })[]
>`
  select ${cardColumns(tx, reader)}, ${issuedOn(tx)} as date, d.first_name || ' ' || d.last_name as client,
    (e.paid / 100.0)::float8 as paid, ${reader.today}::date - ${issuedOn(tx)} as days
  ${unsettled(tx, reader)} and (i.issued_at, i.number) > (${after?.issued_at ?? '1800-01-01T00:00:00.000Z'},
    ${after?.number ?? ''}) and ${owedOf(tx)} <> 0
  order by i.issued_at, i.number limit ${rowsReadAtOnce}`

/** How many rows the table of what is open has. */
export async function countOpenBooked(tx: Tx, reader: OpenReader): Promise<number> {
  const [row] = await tx<{ rows: number }[]>`select count(*)::int as rows ${unsettled(tx, reader)}`
  return row!.rows
}

type CostedRow = CostedInvoice & { _id: Id }

/**
 * The next invoices of the care that stand and have something on some days, each with where its client lived as it says
 * that itself, and with what she contributes to it; behind the one named.
 */
export const listCosted = (
  tx: Tx,
  reader: OpenReader,
  { from, to }: { from: Day; to: Day },
  after: Id | undefined,
) => tx<CostedRow[]>`
  select i._id, i.dossier_id as "dossierId", i.law, address ->> 'zip' as zip,
    coalesce(nullif(address ->> 'municipality', ''), address ->> 'city') as place,
    coalesce(address ->> 'canton', i.content ->> 'canton') as canton, (
      select coalesce(jsonb_agg(line - '{orders,services,visits,performances}'::text[]), '[]')
      from jsonb_array_elements(i.content -> 'lines') line
    ) as lines, coalesce((
      select c.content -> 'contributions' from invoice c
      where c.contribution_to = i._id and c.document = 'contribution' and c.state = 'issued'
    ), '[]') as contributions
  from invoice i,
    lateral (select case jsonb_typeof(i.content -> 'client' -> 'address') when 'object'
      then i.content -> 'client' -> 'address' end as address) of
  where i.state = 'issued' and i.document = 'care' and i.month between ${from.slice(0, 7)} and ${to.slice(0, 7)}
    and i._id > ${after ?? '00000000-0000-0000-0000-000000000000'}
    and ${knownWithin(tx, reader.author, 'invoice', 'i.dossier_id', reader.today)}
    and ${tellsPayer(tx, reader)}
  order by i._id limit ${rowsReadAtOnce}`
