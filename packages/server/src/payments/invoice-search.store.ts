import type { Day } from '@vicino/domain/days/day.ts'
import type { OfficeInvoice } from '@vicino/domain/invoices/invoices.contract.ts'
import { readSearch } from '@vicino/domain/people/search-words.ts'
import type { ListPage } from '@vicino/domain/wire/page.ts'
import type { Fragment } from 'postgres'
import type { Author } from '../access/author.ts'
import { countedPage, type Paged, pageWindow } from '../db/counted-page.ts'
import type { Tx } from '../db/tenant.ts'
import { namedClient } from '../dossiers/named-client.store.ts'
import { knownWithin } from '../http/dossier-access.ts'
import { become, cardColumns } from '../invoices/invoices.store.ts'

const isNumber = /^\d{4}-\d{1,9}$/
const isAmount = /^\d{1,7}(?:[.,]\d{1,2})?$/

/** What somebody typed, as a number, an amount or the beginnings of a client's names. */
function soughtBy(tx: Tx, typed: string): Fragment {
  const search = typed.trim().replaceAll(/['’]/g, '')
  if (isNumber.test(search)) return tx`starts_with(i.number, ${search})`
  if (isAmount.test(search)) {
    const rappen = Math.round(Number(search.replace(',', '.')) * 100)
    return tx`(i.payable = ${rappen} or (i.state = 'issued' and i.payable - e.paid = ${rappen}))`
  }
  const words = readSearch(search)
  if (words.length === 0) return tx`false`
  return words
    .map(
      word => tx`exists (
        select from dossier_beginning b
        where b.business_id = i.business_id and b.dossier_id = i.dossier_id and b.beginning = ${word})`,
    )
    .reduce((one, other) => tx`${one} and ${other}`)
}

/** One page of the invoices that somebody looks for, those that are still open first, then the newest. */
export function findInvoicesBy(
  tx: Tx,
  reader: { author: Author; today: Day },
  { search, ...paged }: Paged & { search: string },
): Promise<ListPage<OfficeInvoice>> {
  const all = tx`
    from invoice i join dossier d on d._id = i.dossier_id ${become(tx)}
    where i.state <> 'counter_entry' and ${soughtBy(tx, search)}
      and ${knownWithin(tx, reader.author, 'invoice', 'i.dossier_id', reader.today)}`
  const listed = tx<OfficeInvoice[]>`
    select ${cardColumns(tx, reader)}, ${namedClient(tx)} as client ${all}
    order by (i.state = 'issued' and e.paid < i.payable) desc, i.issued_at desc, i.number desc ${pageWindow(tx, paged)}`
  return countedPage(tx, paged, listed, tx`select ${all}`)
}
