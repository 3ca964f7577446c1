import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'

/**
 * When the last visit began that the author carried out at a client; null where there was none. One that goes on still is
 * not it, nor one that is done ahead of its time.
 */
export async function findLastOwnVisit(
  tx: Tx,
  author: Author,
  dossier: DossierId,
  now: Instant,
): Promise<Instant | null> {
  const [last] = await tx<{ at: Instant }[]>`
    select made_from as at from task_operator
    where business_id = ${author.business} and user_id = ${author._id} and dossier_id = ${dossier}
      and made_from <= ${now}
    order by made_from desc limit 1`
  return last?.at ?? null
}
