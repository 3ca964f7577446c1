import * as z from 'zod/mini'
import { Instant } from '../days/instant.ts'
import { endpoint } from '../wire/endpoint.ts'
import { FileAnswer } from '../wire/file.ts'

/** The secret part of a feed's address: 24 random bytes in base64url. */
const FeedToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{32}$/))

/** The feed as its owner sees it: never its address, of which only a hash is kept. */
const FeedState = z.strictObject({
  feed: z.nullable(z.strictObject({ made_at: Instant, read_at: z.nullable(Instant) })),
  /** Whether clients stand in it by name; otherwise by their initials. */
  names: z.boolean(),
})

export const getFeedState = endpoint({
  method: 'GET',
  path: '/api/users/me/ical_token',
  summary: 'Whether one has a private calendar feed, and what it shows of clients',
  permission: 'calendar.own',
  entity: 'calendar_feed',
  answer: FeedState,
  problems: [],
})

export const changeFeed = endpoint({
  method: 'POST',
  path: '/api/users/me/ical_token',
  summary:
    'Makes the private address of a feed, or another one in its place, or ends it; it is answered once',
  permission: 'calendar.own',
  need: 'read',
  entity: 'calendar_feed',
  action: 'update',
  body: z.strictObject({ action: z.enum(['make', 'rotate', 'revoke']) }),
  answer: z.strictObject({ token: z.nullable(FeedToken), url: z.nullable(z.string()) }),
  problems: [],
})

export const setFeedNames = endpoint({
  method: 'PUT',
  path: '/api/businesses/{businessId}/calendar_feeds',
  summary: "Whether clients' names stand in the private calendar feeds of the business, or initials only",
  permission: 'export.dossier',
  entity: 'business',
  body: z.strictObject({ names: z.boolean() }),
  answer: z.strictObject({ names: z.boolean() }),
  problems: ['not_found'],
})

/** Open to whoever holds the address; a wrong one and one that has ended answer the same 404. */
export const readFeed = endpoint({
  method: 'GET',
  path: '/api/ical/{token}.ics',
  params: { token: FeedToken },
  summary: 'The visits of a person from a week ago to sixty days ahead, for a calendar program',
  permission: 'anyone',
  entity: 'calendar_feed',
  audit: 'never',
  answer: FileAnswer,
  file: ['text/calendar'],
  problems: ['not_found', 'too_many_requests', 'too_many_rows'],
})
