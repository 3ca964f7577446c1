import type { ReservedSql } from 'postgres'

import { columnList, type Table, tableName } from './tables.ts'

/**
 * The rows of a table in PostgreSQL's text form, at the pace of the reader. Who stops reading leaves the
 * connection as it was.
 */
export async function* copyOut(session: ReservedSql, table: Table): AsyncGenerator<Buffer> {
  const copy = session.unsafe(`copy (select ${columnList(table)} from ${tableName(table)}) to stdout`)
  const rows = await copy.readable()
  let whole = false
  try {
    yield* rows
    whole = true
  } finally {
    if (!whole) {
      rows.push = () => true
      copy.cancel()
    }
    // The driver pauses its socket for a slow reader and forgets it so when the last row has come meanwhile:
    // the next statement would wait for ever. Its way of going on is the stream's own read.
    rows._read(0)
  }
}
