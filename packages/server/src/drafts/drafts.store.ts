import type { Draft, DraftHead } from '@vicino/domain/drafts/draft.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { JSONValue } from 'postgres'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import { Refusal } from '../http/refusal.ts'

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

/**
 * Keeps what was typed last, in whatever order it arrives.
 * @throws {Refusal} `draft_overtaken` where something typed later is kept already
 */
export async function putDraft(
  tx: Tx,
  { _id, business }: Author,
  key: string,
  { value, typed_at }: Typed,
  now: Instant,
): Promise<Draft> {
  const [draft] = await tx<Draft[]>`
    insert into draft (user_id, business_id, key, value, saved_at, typed_at)
    values (${_id}, ${business}, ${key}, ${tx.json(value as JSONValue)}, ${now}, ${typed_at})
    on conflict (user_id, business_id, key) do update
      set value = excluded.value, saved_at = excluded.saved_at, typed_at = excluded.typed_at
      where draft.typed_at <= excluded.typed_at
    returning value, saved_at`
  if (!draft) throw new Refusal('draft_overtaken')
  return draft
}

/** What stood in a form, and when it was typed. */
type Typed = { value: unknown; typed_at: Instant }

/** The draft as it stands, which nobody else changes before this transaction ends. */
export async function holdDraft(tx: Tx, { _id, business }: Author, key: string): Promise<Typed | undefined> {
  const [draft] = await tx<Typed[]>`
    select value, typed_at from draft
    where user_id = ${_id} and business_id = ${business} and key = ${key} for update`
  return draft
}

export const deleteDraft = (tx: Tx, { _id, business }: Author, key: string) => tx`
  delete from draft where user_id = ${_id} and business_id = ${business} and key = ${key}`

/** Deletes the drafts of everybody that nobody has touched for thirty days. */
export const purgeDrafts = (tx: Tx) => tx`select purge_drafts()`
