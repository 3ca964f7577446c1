import { createHash } from 'node:crypto'

/** A row of the log as the chain sees it: every column that says something, by its name. */
export type ChainedRow = Readonly<Record<string, unknown>>

/** What the first link of a business follows. */
export const chainStart = Buffer.alloc(32)

/**
 * The hash of a link: SHA-256 over the hash before it and the canonical JSON of the row. Canonical is a list of
 * name and value, by name, without the empty ones: a column that the table gains later changes no hash.
 */
export function hashLink(before: Buffer, row: ChainedRow): Buffer {
  const filled = Object.entries(row)
    .filter(([, value]) => value !== null)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(before).update(JSON.stringify(filled)).digest()
}
