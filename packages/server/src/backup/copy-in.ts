import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type { ReservedSql } from 'postgres'

import type { ArchiveEntry } from './archive.ts'
import { columnList, tableName } from './tables.ts'

/** Loads an entry's rows into its table, at the pace of the database. */
export async function copyIn(session: ReservedSql, entry: ArchiveEntry & { kind: 'table' }): Promise<void> {
  const rows = await session.unsafe(`copy ${tableName(entry)} (${columnList(entry)}) from stdin`).writable()
  let failure: Error | undefined
  rows.on('error', error => {
    failure ??= error
  })
  try {
    for await (const block of entry.content) if (!rows.write(block)) await once(rows, 'drain')
  } catch (error) {
    rows.destroy(error as Error)
    throw failure ?? error
  }
  await flush(rows)
  rows.end()
  // The driver never reports a copy that fails at its end, after the last row: the next statement shows it.
  await session`select 1`.catch(error => {
    throw new Error(`${tableName(entry)} could not be loaded`, { cause: failure ?? error })
  })
}

/** Once everything is written, `end` takes the copy off the connection at once: the next statement may follow. */
const flush = (rows: Writable): Promise<void> =>
  new Promise(resolve => {
    rows.write(Buffer.alloc(0), () => resolve())
  })
