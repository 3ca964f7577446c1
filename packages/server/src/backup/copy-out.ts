import type { Readable } from 'node:stream'
import type { ReservedSql } from 'postgres'

import { columnList, type StoredTable, tableName } from './tables.ts'

/**
 * The rows of a table in PostgreSQL's text form, at the pace of the reader. When the reader stops early the copy
 * is cancelled and its end awaited: the connection takes the next statement.
 */
export async function* copyOut(session: ReservedSql, table: StoredTable): AsyncGenerator<Buffer> {
  const copy = session.unsafe(`copy (select ${columnList(table)} from ${tableName(table)}) to stdout`)
  const rows = await copy.readable()
  let whole = false
  try {
    yield* rows.iterator({ destroyOnReturn: false })
    whole = true
  } finally {
    if (!whole) {
      copy.cancel()
      await ended(rows)
    }
    // The driver pauses its socket for a slow reader and forgets it so when the last row has come meanwhile:
    // the next statement would wait for ever. Its way of going on is the stream's own read.
    rows._read(0)
  }
}

/** Reads what still comes and throws it away. */
const ended = (rows: Readable): Promise<void> =>
  new Promise(resolve => {
    if (rows.closed) resolve()
    rows.once('close', () => resolve()).on('error', () => {})
    rows.resume()
  })
