import { dropDraft, getDraft, getDrafts, saveDraft } from '@vicino/domain/drafts/drafts.contract.ts'
import type { Author } from '../access/author.ts'
import { done } from '../http/done.ts'
import { Refusal } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'
import { deleteDraft, findDraft, listDrafts, putDraft } from './drafts.store.ts'

export function serveDrafts(serve: Serve): void {
  serve(
    getDraft,
    async ({ tx, author, params }) => (await findDraft(tx, writerOf(author), params.key)) ?? null,
  )

  serve(getDrafts, async ({ tx, author, query }) => listDrafts(tx, writerOf(author), query.prefix))

  serve(saveDraft, async ({ tx, author, params, body, now }) =>
    done(await putDraft(tx, writerOf(author), params.key, body.value, now), {}),
  )

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
