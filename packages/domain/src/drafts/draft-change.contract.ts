import * as z from 'zod/mini'
import { Instant } from '../days/instant.ts'
import { endpoint } from '../wire/endpoint.ts'
import { maxLength, minLength } from '../wire/length.ts'
import { Draft } from './draft.ts'
import { DraftChange } from './draft-changes.ts'
import { saveDraft } from './drafts.contract.ts'

/** Most states that one change may lead from, and most places that it may name. */
const mostBases = 10
const mostChanges = 2_000

export const changeDraft = endpoint({
  method: 'PATCH',
  path: saveDraft.path,
  params: saveDraft.params,
  summary:
    'Keeps what has changed in the draft of a form since it was kept at one of `over`: what a browser still sends for a page that ends is short',
  permission: 'signed_in',
  entity: 'draft',
  audit: 'never',
  asTyped: ['changes'],
  body: z.strictObject({
    over: z.array(Instant).check(minLength(1, 'required'), maxLength(mostBases)),
    typed_at: Instant,
    changes: z.array(DraftChange).check(maxLength(mostChanges)),
  }),
  answer: Draft,
  problems: ['draft_overtaken'],
})
