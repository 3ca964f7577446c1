import { francs } from '@vicino/domain/billing/rappen.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { homeZone } from '@vicino/domain/days/instant.ts'
import { openAges, type OpenAge, type Sum } from '@vicino/domain/invoices/open-items.ts'
import type { OpenBalance, OpenItem, OpenSums } from '@vicino/domain/invoices/open-items.contract.ts'
import type { ListPage } from '@vicino/domain/wire/page.ts'
import type { Fragment } from 'postgres'
import type { Author } from '../access/author.ts'
import { countedPage, type Paged, pageWindow } from '../db/counted-page.ts'
import type { Tx } from '../db/tenant.ts'
import { namedClient } from '../dossiers/named-client.store.ts'
import { knownWithin } from '../http/dossier-access.ts'
import { become, cardColumns } from './invoices.store.ts'

export type OpenReader = { author: Author; today: Day }

/** Which are open: 'credit' where more came in than was owed. */
type OpenKind = OpenAge | 'credit'

/** The day on which the invoice `i` was issued. */
export const issuedOn = (tx: Tx): Fragment => tx`(i.issued_at at time zone ${homeZone})::date`

const daysOpen = (tx: Tx, today: Day): Fragment => tx`(${today}::date - ${issuedOn(tx)})`

const ageOf = (tx: Tx, today: Day): Fragment => {
  const cases = openAges
    .toReversed()
    .map(({ value, from }) => tx`when ${daysOpen(tx, today)} >= ${from}::int then ${value}`)
    .reduce((one, other) => tx`${one} ${other}`)
  return tx`case ${cases} else ${openAges[0].value} end`
}

/** What is owed of the invoice `i` in Rappen, below 0 where it is owed back. */
export const owedOf = (tx: Tx): Fragment =>
  tx`(case when i.state = 'issued' then i.payable else 0 end - e.paid)`

/** The invoices that a reader may know of which something is open, or owed back. */
export const unsettled = (tx: Tx, { author, today }: OpenReader): Fragment => tx`
  from invoice i join dossier d on d._id = i.dossier_id ${become(tx)}
  where i.state <> 'counter_entry' and ${owedOf(tx)} <> 0
    and ${knownWithin(tx, author, 'invoice', 'i.dossier_id', today)}`

/** All that is open by its age, in one statement. */
export async function sumOpen(tx: Tx, reader: OpenReader): Promise<OpenSums> {
  // In Rappen until they are summed.
  const rows = await tx<({ age: OpenKind } & Sum)[]>`
    select age, count(*)::int as count, sum(owed)::float8 as amount from (
      select case when ${owedOf(tx)} < 0 then 'credit' else ${ageOf(tx, reader.today)} end as age,
        abs(${owedOf(tx)}) as owed ${unsettled(tx, reader)}
    ) each group by age`
  const sums = new Map(rows.map(({ age, ...sum }) => [age, sum]))
  const of = (kind: OpenKind): Sum => sums.get(kind) ?? { count: 0, amount: 0 }
  const ages = openAges.map(({ value: age }) => ({ age, ...of(age) }))
  const total = ages.reduce(
    (sum, { count, amount }) => ({ count: sum.count + count, amount: sum.amount + amount }),
    { count: 0, amount: 0 },
  )
  return {
    ages: ages.map(({ age, ...sum }) => ({ age, ...sumInFrancs(sum) })),
    total: sumInFrancs(total),
    credit: sumInFrancs(of('credit')),
  }
}

const sumInFrancs = ({ count, amount }: Sum): Sum => ({ count, amount: francs(amount) })

/** One page of what is open, or of that of one age, the oldest first. */
export function listOpen(
  tx: Tx,
  reader: OpenReader,
  { age, ...paged }: Paged & { age?: OpenKind | undefined },
): Promise<ListPage<OpenItem>> {
  const isSought =
    age === 'credit'
      ? tx`${owedOf(tx)} < 0`
      : tx`${owedOf(tx)} > 0 and ${age ? tx`${ageOf(tx, reader.today)} = ${age}` : tx`true`}`
  const all = tx`${unsettled(tx, reader)} and ${isSought}`
  const listed = tx<OpenItem[]>`
    select ${cardColumns(tx, reader)}, ${namedClient(tx)} as client, ${daysOpen(tx, reader.today)} as days,
      ${ageOf(tx, reader.today)} as age ${all}
    order by i.issued_at, i.number ${pageWindow(tx, paged)}`
  return countedPage(tx, paged, listed, tx`select ${all}`)
}

/** Whether the invoice `i` should have been paid by now. */
export const isPastDue = (tx: Tx, today: Day): Fragment => tx`i.due_on < ${today}`

/** One page of who still owes how much, the largest sum first. */
export function listBalances(
  tx: Tx,
  reader: OpenReader,
  { by, ...paged }: Paged & { by: 'payer' | 'client' },
): Promise<ListPage<OpenBalance>> {
  const all = tx`${unsettled(tx, reader)} and ${owedOf(tx)} > 0`
  const who = by === 'payer' ? tx`i.payer` : tx`d._id, d.first_name, d.last_name`
  const named = by === 'payer' ? tx`i.payer, null as client` : tx`null as payer, ${namedClient(tx)} as client`
  const isOverdue = isPastDue(tx, reader.today)
  const sumOf = (which: Fragment) => tx`
    jsonb_build_object('count', count(*) filter (where ${which}),
      'amount', coalesce(sum(${owedOf(tx)}) filter (where ${which}), 0) / 100.0)`
  const listed = tx<OpenBalance[]>`
    select ${named}, ${sumOf(tx`true`)} as open, ${sumOf(isOverdue)} as overdue, min(${issuedOn(tx)}) as oldest
    ${all} group by ${who} order by sum(${owedOf(tx)}) desc, ${who} ${pageWindow(tx, paged)}`
  return countedPage(tx, paged, listed, tx`select ${who} ${all} group by ${who}`)
}
