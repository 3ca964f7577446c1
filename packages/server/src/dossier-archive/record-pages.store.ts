import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import type { VersionTable } from '../records/records.store.ts'

/** A version as its table has it, and whether it is the one that stands. */
export type Kept<Row> = Row & { current: boolean }

/** Most records of a kind that are read at once, each with all its versions. */
export const recordsOfPage = 500

/** Of which dossier, and what was written until when: what comes meanwhile is in the next archive. */
export type Cut = { dossier: DossierId; now: Instant }

/** Where a page ended. */
type Place = { at: string; _id: Id }

/**
 * Reads the records of a dossier in all their versions, the oldest record first, page by page. `by`: the column by which
 * they are old. Each page is found by the records that stand, whose index it follows.
 */
export async function readRecordPage<Row extends object>(
  tx: Tx,
  { name, columns }: VersionTable,
  by: string,
  { dossier, now }: Cut,
  after: Place | undefined,
): Promise<{ rows: Kept<Row>[]; last: Place | undefined }> {
  const keys = await tx<Place[]>`
    select _id, ${tx(by)}::text as at from ${tx(name)}
    where dossier_id = ${dossier} and current
      ${after ? tx`and (${tx(by)}, _id) > (${after.at}::text::${typeOf(tx, by)}, ${after._id}::uuid)` : tx``}
    order by ${tx(by)}, _id limit ${recordsOfPage}`
  if (keys.length === 0) return { rows: [], last: undefined }
  const ids = keys.map(({ _id }) => _id)
  const rows = await tx<Kept<Row>[]>`
    select ${columns(tx)}, current from ${tx(name)}
    where business_id = current_business() and _id = any(${ids}::uuid[]) and dossier_id = ${dossier}
      and written_at <= ${now}
    order by array_position(${ids}::uuid[], _id), version`
  return { rows, last: keys.length < recordsOfPage ? undefined : keys.at(-1) }
}

/** A day or an instant. */
const typeOf = (tx: Tx, by: string) => (by === 'day' || by === 'date' ? tx`date` : tx`timestamptz`)
