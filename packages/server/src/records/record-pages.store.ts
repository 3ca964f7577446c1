import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import type { VersionTable } from './records.store.ts'

/** A version as its table has it, and whether it is the one that stands. */
export type KeptVersion<Row> = Row & { current: boolean }

/** Most records of a kind that are read at once, each with all its versions. */
const recordsOfPage = 500

/** Where a page ended. */
type Place = { at: string; _id: Id }

/**
 * The records of a dossier in all their versions, the oldest record first, page by page. `by`: the column by which they
 * are old. Only within one snapshot is it all of them: a record that is corrected between two pages may have gone from
 * the one to the other.
 */
export async function* keptRecords<Row extends object>(
  tx: Tx,
  dossier: DossierId,
  table: VersionTable,
  by: string,
): AsyncGenerator<KeptVersion<Row>> {
  for (let after: Place | undefined, isMore = true; isMore; ) {
    const { rows, last } = await readRecordPage<Row>(tx, dossier, table, by, after)
    yield* rows
    after = last
    isMore = last !== undefined
  }
}

/** Each page is found by the records that stand, whose index it follows. */
async function readRecordPage<Row extends object>(
  tx: Tx,
  dossier: DossierId,
  { name, columns }: VersionTable,
  by: string,
  after: Place | undefined,
): Promise<{ rows: KeptVersion<Row>[]; last: Place | undefined }> {
  const keys = await tx<Place[]>`
    select _id, ${tx(by)}::text as at from ${tx(name)}
    where dossier_id = ${dossier} and current
      ${after ? tx`and (${tx(by)}, _id) > (${after.at}::text::${typeOf(tx, by)}, ${after._id}::uuid)` : tx``}
    order by ${tx(by)}, _id limit ${recordsOfPage}`
  if (keys.length === 0) return { rows: [], last: undefined }
  const ids = keys.map(({ _id }) => _id)
  const rows = await tx<KeptVersion<Row>[]>`
    select ${columns(tx)}, current from ${tx(name)}
    where business_id = current_business() and _id = any(${ids}::uuid[]) and dossier_id = ${dossier}
    order by array_position(${ids}::uuid[], _id), version`
  return { rows, last: keys.length < recordsOfPage ? undefined : keys.at(-1) }
}

/** A day or an instant. */
const typeOf = (tx: Tx, by: string) => (by === 'day' || by === 'date' ? tx`date` : tx`timestamptz`)
