import type { Sql } from 'postgres'
import type { Author } from '../access/author.ts'
import { asTenant, type Tx } from '../db/tenant.ts'

/** Reads in a transaction of its own, as the one who exports: a slow download holds no connection. */
export type Read = <Answer>(work: (tx: Tx) => Promise<Answer>) => Promise<Answer>

export const readingAs =
  (pool: Sql, { business, _id: person }: Author): Read =>
  work =>
    asTenant(pool, { business, person }, work)

/** The rows of a list, page after page: `list` reads those after a row, or the first ones. */
export async function* inPages<Row extends object>(
  read: Read,
  rowsOfPage: number,
  list: (tx: Tx, after: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let after: Row | undefined, isMore = true; isMore; ) {
    const rows: Row[] = await read(async tx => list(tx, after))
    yield* rows
    after = rows.at(-1)
    isMore = rows.length === rowsOfPage
  }
}
