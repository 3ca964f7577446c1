import {
  permissionForWarning,
  type Warning,
  type WarningKind,
  warningKinds,
} from '@vicino/domain/warnings/warning.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { type Author, signatureOf } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import { type DossierId, isPermitted, type Standing } from '../http/dossier-access.ts'
import type { Session } from '../http/session.ts'

/** Most warnings that a list answers. */
const listedAtMost = 500

const columns = (tx: Tx) => tx`_id, version, kind, text, since, author, ended, ended_reason`

/** The kinds of warning that the person of the session may read in the dossier to which she stands so. */
export const readableKinds = (session: Session, standing: Standing): WarningKind[] =>
  warningKinds
    .map(({ value }) => value)
    .filter(kind => isPermitted(session, standing, permissionForWarning(kind, 'read'), 'read'))

/** The warnings of these kinds, those that stand before those that have ended, newest first. */
export const listWarnings = (tx: Tx, dossier: DossierId, kinds: readonly WarningKind[]) => tx<Warning[]>`
  select ${columns(tx)} from warning
  where dossier_id = ${dossier} and current and kind = any(${[...kinds]})
  order by ended is not null, since desc, _id desc limit ${listedAtMost}`

export async function findWarning(
  tx: Tx,
  dossier: DossierId,
  id: Id,
  kinds: readonly WarningKind[],
): Promise<Warning | undefined> {
  const [warning] = await tx<Warning[]>`
    select ${columns(tx)} from warning
    where _id = ${id} and dossier_id = ${dossier} and current and kind = any(${[...kinds]})`
  return warning
}

/** Inserts a version of a warning, signed by who wrote it. */
export async function insertWarning(
  tx: Tx,
  dossier: DossierId,
  author: Author,
  warning: Omit<Warning, 'author'>,
  now: Instant,
): Promise<Warning> {
  const [inserted] = await tx<Warning[]>`
    insert into warning ${tx({
      ...warning,
      business_id: author.business,
      dossier_id: dossier,
      author: tx.json(signatureOf(author)),
      written_at: now,
    })} returning ${columns(tx)}`
  return inserted!
}

/** Takes the `current` mark from the version that was seen. False where somebody else was quicker. */
export async function supersedeWarning(tx: Tx, seen: Warning): Promise<boolean> {
  const taken = await tx`
    update warning set current = false where _id = ${seen._id} and version = ${seen.version} and current`
  return taken.count === 1
}
