import type { Fragment } from 'postgres'
import type { Tx } from './tenant.ts'

/** An instant inside a JSON object, in the form of all others. */
export const isoOf = (tx: Tx, column: string): Fragment =>
  tx`to_char(${tx(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
