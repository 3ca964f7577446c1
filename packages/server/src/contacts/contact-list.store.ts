import type { Contact } from '@vicino/domain/contacts/contact.ts'
import { readSearch } from '@vicino/domain/people/search-words.ts'
import type { ListPage } from '@vicino/domain/wire/page.ts'
import type { Fragment } from 'postgres'
import { countedPage, pageWindow } from '../db/counted-page.ts'
import { rarestFirst } from '../db/rarest-first.ts'
import type { Tx } from '../db/tenant.ts'
import { contactColumns, type ContactFilter } from './contacts.store.ts'

/** One page of the contact book by name; nothing where a search has no words. */
export async function listContacts(tx: Tx, filter: ContactFilter): Promise<ListPage<Contact>> {
  const { page, limit, search } = filter
  const words = readSearch(search)
  if (search && words.length === 0) return { items: [], page, limit, total: 0, more: false }
  const found =
    words.length > 0
      ? foundBy(tx, filter, await rarestFirst(tx, words, word => tx`select ${named(tx, filter, word)}`))
      : inBook(tx, filter)
  const listed = tx<Contact[]>`
    select ${contactColumns(tx)}
    from (select n.contact_id, n.sort_name ${found} order by n.sort_name, n.contact_id
      ${pageWindow(tx, filter)}) p
    cross join lateral (select * from contact where _id = p.contact_id offset 0) c
    order by p.sort_name, p.contact_id`
  return countedPage(tx, filter, listed, tx`select ${found}`)
}

/** All of a list, or of the book, out of the index that has its order. */
const inBook = (tx: Tx, { type }: ContactFilter): Fragment => tx`
  from (
    select b._id as contact_id, b.sort_name from contact b
    where b.removed_at is null ${type ? tx`and b.type = ${type}` : tx``}
  ) n where true`

const named = (tx: Tx, { type }: ContactFilter, word: string): Fragment =>
  tx`from contact_beginning n where n.beginning = ${word} ${type ? tx`and n.type = ${type}` : tx``}`

/** Those whom each word names: out of those of the first, each other word is one look into the index (0022). */
const foundBy = (tx: Tx, filter: ContactFilter, [first = '', ...others]: readonly string[]): Fragment =>
  others.reduce(
    (before, word) => tx`${before} and (
      select true from contact_beginning o
      where o.beginning = ${word} and o.type = n.type and o.sort_name = n.sort_name and o.contact_id = n.contact_id
    )`,
    named(tx, filter, first),
  )
