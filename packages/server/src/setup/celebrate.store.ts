import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'

/** Of these checklists, by their ids, those on which the reader was congratulated: a piece of the query that counts them. */
export const celebratedOf = (tx: Tx, reader: Id, about: readonly Id[]) => tx`
  array(
    select c.about from setup_celebration c
    where c.business_id = current_business() and c.user_id = ${reader} and c.about = any(${[...about]})
  )`

/** Keeps that the author is congratulated on a checklist; false where she was before, also a moment ago. */
export async function celebrate(tx: Tx, author: Author, about: Id, now: Instant): Promise<boolean> {
  const row = { business_id: author.business, user_id: author._id, about, at: now }
  const { count } = await tx`insert into setup_celebration ${tx(row)} on conflict do nothing`
  return count === 1
}
