import type { Draft } from '@vicino/domain/drafts/draft.ts'
import { changeDraft } from '@vicino/domain/drafts/draft-change.contract.ts'
import { changesBetween } from '@vicino/domain/drafts/draft-changes.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import { call } from '../calls/call.ts'

/** What stood in a form at an instant. */
export type Typed = { value: unknown; at: Instant }

/** Sends of what was typed only how it differs from what the server may keep, in a way that outlives the page. */
export function sendChanges(key: string, typed: Typed, befores: readonly Typed[]): Promise<Draft> {
  const over = befores.map(({ at }) => at)
  const changes = changesBetween(
    befores.map(({ value }) => value),
    typed.value,
  )
  return call(changeDraft, { params: { key }, body: { over, typed_at: typed.at, changes } }, undefined, {
    keepalive: true,
  })
}
