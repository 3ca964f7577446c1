import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { Instant } from '../days/instant.ts'
import { DraftKey } from './draft-key.ts'
import { Draft, DraftHead, DraftValue } from './draft.ts'

const path = '/api/users/me/drafts/{key}'
const params = { key: DraftKey }

export const getDraft = endpoint({
  method: 'GET',
  path,
  params,
  summary: 'The draft of a form, or null',
  permission: 'signed_in',
  entity: 'draft',
  audit: 'never',
  answer: z.nullable(Draft),
  problems: [],
})

export const getDrafts = endpoint({
  method: 'GET',
  path: '/api/users/me/drafts',
  query: z.strictObject({ prefix: DraftKey }),
  summary: "The person's own drafts whose keys begin so, without what they hold",
  permission: 'signed_in',
  entity: 'draft',
  audit: 'never',
  answer: z.array(DraftHead),
  problems: [],
})

export const saveDraft = endpoint({
  method: 'PUT',
  path,
  params,
  summary:
    'Keeps the draft of a form, unless a newer one is kept: `typed_at` says when it was typed, by default now',
  permission: 'signed_in',
  entity: 'draft',
  audit: 'never',
  asTyped: ['value'],
  body: z.strictObject({ value: DraftValue, typed_at: z.optional(Instant) }),
  answer: Draft,
  problems: ['draft_overtaken'],
})

export const dropDraft = endpoint({
  method: 'DELETE',
  path,
  params,
  summary: 'Drops the draft of a form',
  permission: 'signed_in',
  entity: 'draft',
  audit: 'never',
  answer: z.null(),
  problems: [],
})
