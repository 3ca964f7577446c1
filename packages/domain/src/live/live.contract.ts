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
