import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Signature } from '@vicino/domain/records/versioned.ts'
import { rowsOfPage } from '../db/in-pages.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'

/** What a client's data were before somebody wrote over them. */
export type EarlierData = {
  version: number
  held: Record<string, unknown>
  replaced_at: Instant
  replaced_by: Signature
}

/** What stood in a dossier's own row before, the oldest first, page by page. */
export const listEarlierData = (
  tx: Tx,
  dossier: DossierId,
  after: Pick<EarlierData, 'version'> | undefined,
) => tx<EarlierData[]>`
  select version, held, replaced_at, replaced_by from dossier_version
  where dossier_id = ${dossier} and version > ${after?.version ?? 0} order by version limit ${rowsOfPage}`
