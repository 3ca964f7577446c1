import type { Day } from '@vicino/domain/days/day.ts'
import { type Month, monthHolding } from '@vicino/domain/days/month.ts'
import { materialCategories } from '@vicino/domain/materials/named-material.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { ListPage } from '@vicino/domain/wire/page.ts'
import type { Fragment } from 'postgres'
import { countedPage, type Paged, pageWindow } from '../db/counted-page.ts'
import type { Tx } from '../db/tenant.ts'
import { namedClient } from '../dossiers/named-client.store.ts'
import { knownWithin } from '../http/dossier-access.ts'
import { type BillingDays, isEmpty, unconfirmedIn } from '../performances/ended-visits.store.ts'
import type { InvoiceReader } from './invoices.store.ts'
import { overtakenIn } from './overtaken.store.ts'

/** Invoices `i` of the care of a month that stand while what is owed beside them, `document`, was cancelled. */
export const unaccompaniedIn = (tx: Tx, month: Month, which: Fragment): Fragment => tx`
  select distinct on (i._id, b.document) i.dossier_id, i._id, i.content, i.number, b.document
  from invoice i join invoice b on b.contribution_to = i._id and b.state = 'cancelled'
  where ${which} and i.month = ${month} and i.state = 'issued' and i.document = 'care'
    and not exists (
      select from invoice c where c.contribution_to = i._id and c.document = b.document and c.state = 'issued')`

/** The categories of materials that stand on invoices. */
const billedCategories = materialCategories.filter(each => each.isBilled).map(({ value }) => value)

/**
 * The clients of whom something of some days is to be billed or looked at: performed or used and on no invoice, or on one as
 * it was before it was corrected, or a visit that is over and was never confirmed, or ended with nothing recorded, or what is
 * owed beside an invoice does not stand any more. `is_sure`: that is so whatever it is; of the rest of a day that is billed
 * in part, and of what stood beside an invoice, it may be that nothing is left to say.
 */
function unbilledIn(tx: Tx, { start, end, today }: BillingDays): Fragment {
  const billed = tx`invoiced_performance i where i.date between ${start} and ${end} and not i.given_back`
  return tx`
    select p.dossier_id, (p.dossier_id, p.date) not in (select i.dossier_id, i.date from ${billed}) as is_sure
    from performance p
    where p.date between ${start} and ${end} and p.current
      and (p._id, p.version) not in (select i.performance_id, i.version from ${billed})
      and (p.struck is null or p._id in (select i.performance_id from ${billed}))
    union all
    select u.dossier_id, true from material_use u join material m on m._id = u.material_id and m.current
    where u.date between ${start} and ${end} and u.current
      and m.category = any(${billedCategories}) and not exists (
      select from invoiced_material i
      where i.use_id = u._id and not i.given_back and i.version = u.version
    ) and (u.struck is null or exists (
      select from invoiced_material i where i.use_id = u._id and not i.given_back))
    union all
    select t.dossier_id, true from task t where ${unconfirmedIn(tx, { start, end, today })}
    union all
    select t.dossier_id, true from task t where t.date between ${start} and ${end} and ${isEmpty(tx)}
    union all
    select i.dossier_id, false from (${unaccompaniedIn(tx, monthHolding(start), tx`true`)}) i
    union all
    select overtaken."dossierId", true from (${overtakenIn(tx, { start, end }, tx`true`)}) as overtaken`
}

/** A client of whose month something is to be billed or looked at. */
type Unbilled = { dossierId: Id; client: NamedPerson }

type Asked = { start: Day; end: Day }

/** Those of them of whom it may be that nothing is left to say, for whoever draws up their month to tell. */
export async function listDoubtfullyUnbilled(
  tx: Tx,
  { author, today }: InvoiceReader,
  { start, end }: Asked,
): Promise<Id[]> {
  const rows = await tx<{ dossier_id: Id }[]>`
    select d._id as dossier_id from dossier d
    where ${knownWithin(tx, author, 'invoice', 'd._id', today)} and d._id = any (array(
      select of.dossier_id from (${unbilledIn(tx, { start, end, today })}) of
      group by of.dossier_id having not bool_or(of.is_sure)))`
  return rows.map(({ dossier_id }) => dossier_id)
}

/** One page by name of the clients of whom something of some days is to be billed or looked at, without those named. */
export async function listUnbilled(
  tx: Tx,
  { author, today }: InvoiceReader,
  { start, end, without = [], ...paged }: Paged & Asked & { without?: Id[] },
): Promise<ListPage<Unbilled>> {
  const all = tx`
    from dossier d
    -- Read once, whatever the clients are: planned as a part of it, each of them would be asked for anew.
    where ${knownWithin(tx, author, 'invoice', 'd._id', today)} and d._id <> all (${without}::uuid[])
      and d._id = any (array(select of.dossier_id from (${unbilledIn(tx, { start, end, today })}) of))`
  const listed = tx<Unbilled[]>`
    select d._id as "dossierId", ${namedClient(tx)} as client ${all}
    order by d.sort_name, d._id ${pageWindow(tx, paged)}`
  return countedPage(tx, paged, listed, tx`select ${all}`)
}
