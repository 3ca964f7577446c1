import type { Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import { completeClient, type NewClient } from '@vicino/domain/dossiers/client.ts'
import type { PossibleDuplicate } from '@vicino/domain/dossiers/duplicates.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import { joinAsCreator } from '../stakeholders/stakeholders.store.ts'
import { insertDossier } from './dossiers.store.ts'
import { findDuplicates } from './duplicates.store.ts'

/**
 * Opens the dossier of a new client, whom the body of the request calls `client`, and answers those that may be
 * of the same person.
 */
export async function openNewDossier(
  tx: Tx,
  author: Author,
  _id: Id,
  written: NewClient,
  { now, today }: { now: Instant; today: Day },
): Promise<PossibleDuplicate[]> {
  const client = completeClient(written)
  const stamp = { business_id: author.business, _id, created_by: author._id, created_at: now }
  const [duplicates] = await Promise.all([
    findDuplicates(tx, author, client, _id, today),
    insertDossier(tx, stamp, client),
    joinAsCreator(tx, author, _id, { now, today }),
  ])
  return duplicates
}
