import { changeDraft } from '@vicino/domain/drafts/draft-change.contract.ts'
import { DraftValue } from '@vicino/domain/drafts/draft.ts'
import { withChanges } from '@vicino/domain/drafts/draft-changes.ts'
import { dropDraft, getDraft, getDrafts, saveDraft } from '@vicino/domain/drafts/drafts.contract.ts'
import * as z from 'zod/mini'
import type { Author } from '../access/author.ts'
import { done } from '../http/done.ts'
import { Refusal } from '../http/refusal.ts'
import { wholeOrRefuse } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { deleteDraft, findDraft, holdDraft, listDrafts, putDraft } from './drafts.store.ts'

export function serveDrafts(serve: Serve): void {
  serve(
    getDraft,
    async ({ tx, author, params }) => (await findDraft(tx, writerOf(author), params.key)) ?? null,
  )

  serve(getDrafts, async ({ tx, author, query }) => listDrafts(tx, writerOf(author), query.prefix))

  serve(saveDraft, async ({ tx, author, params, body, now }) => {
    const { value, typed_at = now } = body
    return done(await putDraft(tx, writerOf(author), params.key, { value, typed_at }, now), {})
  })

  serve(changeDraft, async ({ tx, author, params: { key }, body, now }) => {
    const { over, typed_at, changes } = body
    const before = await holdDraft(tx, writerOf(author), key)
    if (!before || !over.includes(before.typed_at)) throw new Refusal('draft_overtaken')
    const { value } = wholeOrRefuse(z.strictObject({ value: DraftValue }), {
      value: withChanges(before.value, changes),
    })
    return done(await putDraft(tx, writerOf(author), key, { value, typed_at }, now), {})
  })

  serve(dropDraft, async ({ tx, later, author, params }) => {
    later(deleteDraft(tx, writerOf(author), params.key))
    return done(null, {})
  })
}

/** A draft belongs to a person in a business: who works for none has no form to begin. */
function writerOf(author: Author | undefined): Author {
  if (!author) throw new Refusal('forbidden')
  return author
}
