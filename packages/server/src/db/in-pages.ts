import type { Tx } from './tenant.ts'

/** Most rows that are read at once of a list that is read to its end. */
export const rowsOfPage = 1000

/** The rows of a list, page after page: `list` reads at most `atOnce` of those after a row, or the first ones. */
export async function* inPages<Row extends object>(
  tx: Tx,
  list: (tx: Tx, after: Row | undefined) => PromiseLike<Row[]>,
  atOnce = rowsOfPage,
): AsyncGenerator<Row> {
  for (let after: Row | undefined, isMore = true; isMore; ) {
    const rows: Row[] = await list(tx, after)
    yield* rows
    after = rows.at(-1)
    isMore = rows.length === atOnce
  }
}
