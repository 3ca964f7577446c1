import {
  type Warning,
  warningFamily,
  type WarningKind,
  warningKinds,
} from '@vicino/domain/warnings/warning.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'
import { type AskingOfDossier, type DossierId, knows } from '../http/dossier-access.ts'
import { findCurrent, insertVersions, listedAtMost, type VersionTable } from '../records/records.store.ts'

export const warningTable: VersionTable = {
  name: 'warning',
  columns: tx => tx`_id, version, kind, text, since, author, ended, ended_reason, handover, suggested_by`,
}

/** The kinds of warning that the person of the session may read in the dossier to which she stands so. */
export const readableWarnings = (asking: AskingOfDossier): WarningKind[] =>
  warningKinds.map(({ value }) => value).filter(kind => knows(asking, `warning.${warningFamily(kind)}`))

/** The warnings of these kinds, those that stand before those that have ended, newest first. */
export const listWarnings = (tx: Tx, dossier: DossierId, kinds: readonly WarningKind[]) => tx<Warning[]>`
  select ${warningTable.columns(tx)} from warning
  where dossier_id = ${dossier} and current and kind = any(${[...kinds]})
  order by ended is not null, since desc, _id desc limit ${listedAtMost}`

/** The warning as it stands now, where it is of one of these kinds. */
export async function findWarning(
  tx: Tx,
  dossier: DossierId,
  id: Id,
  kinds: readonly WarningKind[],
): Promise<Warning | undefined> {
  const warning = await findCurrent<Warning>(tx, warningTable, dossier, id)
  return warning && kinds.includes(warning.kind) ? warning : undefined
}

/** The allergies among the warnings of some clients that stand, the oldest first. */
export const listAllergyWarnings = (tx: Tx, dossiers: readonly Id[]) => tx<{ dossier: Id; text: string }[]>`
  select dossier_id as dossier, text from warning
  where dossier_id = any(${dossiers}::uuid[]) and current and ended is null and kind = 'allergy'
  order by since, _id`

/** A warning with what no answer shows of it. */
export type WholeWarning = Warning & { dossierId: Id; written_at: Instant }

/** Inserts warnings in all their versions. */
export const insertWarnings = (tx: Tx, business: Id, warnings: readonly WholeWarning[]) =>
  insertVersions(tx, warningTable, business, warnings)
