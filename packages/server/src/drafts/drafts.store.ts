import type { Draft, DraftHead } from '@vicino/domain/drafts/draft.ts'
import type { JSONValue } from 'postgres'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'

export async function findDraft(tx: Tx, { _id, business }: Author, key: string): Promise<Draft | undefined> {
  const [draft] = await tx<Draft[]>`
    select value, saved_at from draft where user_id = ${_id} and business_id = ${business} and key = ${key}`
  return draft
}

/** A hundred forms begun and none finished are more than anybody has. */
const listedAtMost = 100

export const listDrafts = (tx: Tx, { _id, business }: Author, prefix: string) => tx<DraftHead[]>`
  select key, saved_at from draft
  where user_id = ${_id} and business_id = ${business} and starts_with(key, ${prefix})
  order by key limit ${listedAtMost}`

export async function putDraft(
  tx: Tx,
  { _id, business }: Author,
  key: string,
  value: unknown,
  now: string,
): Promise<Draft> {
  const [draft] = await tx<Draft[]>`
    insert into draft (user_id, business_id, key, value, saved_at)
    values (${_id}, ${business}, ${key}, ${tx.json(value as JSONValue)}, ${now})
    on conflict (user_id, business_id, key) do update set value = excluded.value, saved_at = excluded.saved_at
    returning value, saved_at`
  return draft!
}

export const deleteDraft = (tx: Tx, { _id, business }: Author, key: string) => tx`
  delete from draft where user_id = ${_id} and business_id = ${business} and key = ${key}`

/** Deletes the drafts of everybody that nobody has touched for thirty days. */
export const purgeDrafts = (tx: Tx) => tx`select purge_drafts()`
