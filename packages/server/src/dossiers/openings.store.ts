import { longestSession } from '../http/session.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'

/** Somebody's opening of a closed dossier, and until when it holds. */
type Opening = { _id: Id; until: Instant }

/** Writes down why a closed dossier is opened. It holds as long as the session may live at most. */
export async function insertOpening(
  tx: Tx,
  dossier: DossierId,
  author: Author,
  { _id, reason, now }: { _id: Id; reason: string; now: Instant },
): Promise<Opening> {
  const [opening] = await tx<Opening[]>`
    insert into dossier_opening (business_id, _id, dossier_id, user_id, reason, opened_at, until)
    select ${author.business}, ${_id}, ${dossier}, ${author._id}, ${reason}, ${now},
      s."createdAt" + ${longestSession}::interval
    from auth.session s where s.id = ${author.session}
    returning _id, until`
  return opening!
}

export async function findOpening(
  tx: Tx,
  dossier: DossierId,
  author: Author,
  id: Id,
): Promise<Opening | undefined> {
  const [opening] = await tx<Opening[]>`
    select _id, until from dossier_opening
    where _id = ${id} and dossier_id = ${dossier} and user_id = ${author._id}`
  return opening
}
