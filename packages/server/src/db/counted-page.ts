import { countedAtMost, type ListPage } from '@vicino/domain/wire/page.ts'
import type { Fragment, MaybeRow, PendingQuery } from 'postgres'
import type { Tx } from './tenant.ts'

/** Which page of a list, from 1, and how many rows it has. */
export type Paged = { page: number; limit: number }

/** The rows of a page and one more, by which it is known whether others follow. */
export const pageWindow = (tx: Tx, { page, limit }: Paged): Fragment =>
  tx`limit ${limit + 1} offset ${(page - 1) * limit}`

/**
 * One page of a list: `listed` reads it through `pageWindow`, `all` selects the rows to be counted, of which no more than
 * `countedAtMost` are looked at. Both are sent in one round trip.
 */
export async function countedPage<Row extends NonNullable<MaybeRow>>(
  tx: Tx,
  { page, limit }: Paged,
  listed: PendingQuery<Row[]>,
  all: Fragment,
): Promise<ListPage<Row>> {
  const counted = tx<{ total: number }[]>`
    select count(*)::int as total from (${all} limit ${countedAtMost}) few`
  const [rows, [count]] = await Promise.all([listed, counted])
  return { items: rows.slice(0, limit), page, limit, total: count!.total, more: rows.length > limit }
}
