import type { May, Thing } from '@vicino/domain/access/need-to-know.ts'
import type { Signature } from '@vicino/domain/records/versioned.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { VersionTable } from '../records/records.store.ts'
import type { Read } from './in-pages.ts'
import { type Cut, type Kept, readRecordPage } from './record-pages.store.ts'

/** An export under way: whose dossier as it stood when, by whom and why, and what she may know of it. */
export type Exporting = Cut & {
  read: Read
  may: May
  knows: (thing: Thing) => boolean
  by: Signature
  businessId: Id
  business: string
  reason: string
}

/** The records of a table in all their versions, the oldest record first. */
export async function* keptRecords<Row extends object>(
  { read, ...cut }: Exporting,
  table: VersionTable,
  by: string,
): AsyncGenerator<Kept<Row>> {
  for (let after: Parameters<typeof readRecordPage>[4], isMore = true; isMore; ) {
    const { rows, last } = await read(async tx => readRecordPage<Row>(tx, table, by, cut, after))
    yield* rows
    after = last
    isMore = last !== undefined
  }
}
