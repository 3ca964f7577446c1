import type { Day } from '@vicino/domain/days/day.ts'
import {
  type Compared,
  duplicateReasons,
  type DuplicateReason,
  type PossibleDuplicate,
  reasonForDuplicate,
} from '@vicino/domain/dossiers/duplicates.ts'
import { fullName } from '@vicino/domain/people/person-name.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import type { Quiet } from '../http/done.ts'
import { knownWithin } from '../http/dossier-access.ts'

/** Most dossiers of one birth date that are compared by name. */
const comparedAtMost = 500

type Candidate = Compared & { _id: Id; within_reach: boolean }

/**
 * What the audit log is told of a dossier that was opened or changed. Those that were named as possible duplicates stand in a row of their
 * own: in the report for their client nobody else's dossier may be read.
 */
export function tracesOfOpening(
  opened: Quiet & { dossier_id: Id },
  duplicates: readonly PossibleDuplicate[],
): Quiet {
  const dossier_ids = duplicates.flatMap(({ dossier }) => dossier?._id ?? [])
  if (dossier_ids.length === 0) return opened
  const nothing = { entity_id: null, dossier_id: null, fields: [], reason: null }
  return { ...opened, each: [{}, { ...nothing, action: 'read', dossier_ids, rows: dossier_ids.length }] }
}

/**
 * The dossiers of the business that may be of the same person. Of those beyond the author's reach she learns
 * only that there is one.
 * @param reasons for which they are named, where not for all
 */
export async function findDuplicates(
  tx: Tx,
  author: Author,
  client: Compared,
  itself: Id,
  today: Day,
  reasons: readonly DuplicateReason[] = duplicateReasons.map(({ value }) => value),
): Promise<PossibleDuplicate[]> {
  if (reasons.length === 0) return []
  const { cardNumber = null } = client
  const candidates = await tx<Candidate[]>`
    select d._id, d.first_name, d.last_name, d.birthday, d.avs, d.card_number as "cardNumber",
      ${knownWithin(tx, author, 'dossier', 'd._id', today)} as within_reach
    from dossier d
    where (d.birthday = ${client.birthday} or d.avs = ${client.avs} or d.card_number = ${cardNumber}) and d._id <> ${itself}
    order by d.sort_name, d._id limit ${comparedAtMost}`
  const alike = candidates.flatMap(candidate => {
    const reason = reasonForDuplicate(client, candidate)
    return reason && reasons.includes(reason) ? [{ reason, candidate }] : []
  })
  const unseen = new Set(alike.filter(({ candidate }) => !candidate.within_reach).map(({ reason }) => reason))
  return [
    ...alike
      .filter(({ candidate }) => candidate.within_reach)
      .map(({ reason, candidate: { _id, birthday, ...named } }) => ({
        reason,
        dossier: { _id, name: fullName(named), birthday },
      })),
    ...[...unseen].map(reason => ({ reason, dossier: null })),
  ]
}
