import type { Fragment, JSONValue } from 'postgres'
import type { Tx } from './tenant.ts'

/** Most rows that go to the database in one statement. */
const rowsAtOnce = 2_000

/**
 * Inserts rows that name the same columns, which the table itself reads from JSON: one statement for thousands.
 * @param onConflict what becomes of a row that stands already, an error where nothing is said
 * @throws {Error} where a row names other columns than the first: they would be lost without a word
 * @returns how many were inserted or, where `onConflict` says so, changed
 */
export async function insertRows(
  tx: Tx,
  table: string,
  rows: readonly object[],
  onConflict?: Fragment,
): Promise<number> {
  let inserted = 0
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const some = rows.slice(at, at + rowsAtOnce)
    const columns = Object.keys(some[0]!)
    refuseOtherColumns(some, columns)
    const { count } = await tx`
      insert into ${tx(table)} (${tx(columns)})
      select ${tx(columns)} from jsonb_populate_recordset(null::${tx(table)}, ${tx.json(some as JSONValue)})
      ${onConflict ?? tx``}`
    inserted += count
  }
  return inserted
}

function refuseOtherColumns(rows: readonly object[], columns: readonly string[]): void {
  const known = new Set(columns)
  for (const row of rows) {
    const names = Object.keys(row)
    if (names.length !== known.size || !names.every(name => known.has(name)))
      throw new Error(`rows name other columns: ${names.join(', ')} instead of ${columns.join(', ')}`)
  }
}
