import * as z from 'zod/mini'
import { DraftKey } from '../drafts/draft-key.ts'
import { endpoint } from '../wire/endpoint.ts'
import { LiveEvent } from './live.ts'

export const followLive = endpoint({
  method: 'GET',
  path: '/api/live',
  summary: 'What changes in the active business, as server-sent events, until the session ends',
  permission: 'signed_in',
  entity: 'live',
  audit: 'never',
  events: true,
  answer: LiveEvent,
  problems: ['unavailable'],
})

/** Nothing is kept of it, and it changes nothing: the audit log holds what the form reads and writes. */
export const announcePresence = endpoint({
  method: 'POST',
  path: '/api/dossiers/{dossierId}/presence',
  summary: 'Tells those who follow the dossier that the author has a form of it open',
  permission: 'dossier.list',
  need: 'read',
  entity: 'live',
  audit: 'never',
  body: z.strictObject({ form: DraftKey }),
  answer: z.null(),
  problems: [],
})
