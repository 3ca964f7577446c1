import { createHash, createHmac, randomBytes } from 'node:crypto'
import { holds } from '@vicino/domain/access/permits.ts'
import { type Instant, todayIn } from '@vicino/domain/days/instant.ts'
import {
  changeFeed,
  getFeedState,
  readFeed,
  setFeedNames,
} from '@vicino/domain/users/calendar-feed.contract.ts'
import { daysOfFeed, writeFeed } from '@vicino/domain/users/calendar-feed.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Sql } from 'postgres'
import { insertAudit, type NewAuditRow } from '../audit/audit.store.ts'
import { asTenant, transaction, type Tx } from '../db/tenant.ts'
import { done } from '../http/done.ts'
import { refuseOtherBusiness } from '../http/own-business.ts'
import { Refusal } from '../http/refusal.ts'
import { originOf } from '../http/request.ts'
import { found, queryOrRefuse, routeSchema } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { countAttempt } from '../sign-in/attempts.store.ts'
import {
  deleteFeed,
  type FeedReader,
  findFeed,
  findFeedNames,
  findFeedOwner,
  findFeedReader,
  listFedTasks,
  noteRead,
  putFeed,
  setNames,
} from './calendar-feed.store.ts'

type Program = { app: FastifyInstance; pool: Sql; now: () => Instant; secret: string }

const tokenBytes = 24
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The owner's side of a private feed, and whether names may stand in those of a business. */
export function serveFeedChoices(serve: Serve, publicUrl: string): void {
  serve(getFeedState, async ({ tx }) => ({
    feed: (await findFeed(tx)) ?? null,
    names: await findFeedNames(tx),
  }))

  serve(changeFeed, async ({ tx, later, author, body, now }) => {
    const traces = { entity_id: author._id, fields: [body.action] }
    if (body.action === 'revoke') {
      later(deleteFeed(tx))
      return done({ token: null, url: null }, traces)
    }
    const token = randomBytes(tokenBytes).toString('base64url')
    later(putFeed(tx, hashOf(token), now))
    return done({ token, url: `${publicUrl}/api/ical/${token}.ics` }, traces)
  })

  serve(setFeedNames, async ({ tx, later, author, params, body }) => {
    refuseOtherBusiness({ author, params })
    later(setNames(tx, body.names))
    return done({ names: body.names }, { fields: ['names_in_feeds'] })
  })
}

/** The feed itself, for whoever holds its address: outside `serve`, because there is no session. */
export function serveFeed({ app, pool, now, secret }: Program): void {
  app.route({
    method: readFeed.method,
    url: readFeed.path.replace('{token}', ':token'),
    schema: routeSchema(readFeed),
    handler: async (request, reply) => {
      queryOrRefuse(undefined, request)
      const { token } = request.params as { token: string }
      await transaction(pool, tx => admitReading(tx, secret, request))
      const owner = found(await transaction(pool, tx => findFeedOwner(tx, hashOf(token))))
      const text = await asTenant(pool, owner, tx => readOwnFeed(tx, owner, request, now()))
      reply.type('text/calendar; charset=utf-8')
      return Buffer.from(text)
    },
  })
}

/** Programs ask every quarter of an hour at most; a whole organisation may stand behind one address. */
const readingLimit = { most: 60, seconds: 60 }

async function admitReading(tx: Tx, secret: string, { ip }: FastifyRequest): Promise<void> {
  const key = createHmac('sha256', secret).update(`calendar_feed\n${ip}`).digest('hex')
  const retryAfterSeconds = await countAttempt(tx, { key, limit: readingLimit })
  if (retryAfterSeconds > 0) throw new Refusal('too_many_requests', { retryAfterSeconds })
}

/** More than anybody carries out in nine weeks. */
const fedAtMost = 2000

/** The feed of somebody who still works here and has a calendar; anybody else's is gone. */
async function readOwnFeed(
  tx: Tx,
  owner: { business: Id; person: Id },
  request: FastifyRequest,
  now: Instant,
): Promise<string> {
  const today = todayIn(now)
  const reader = found(await findFeedReader(tx, today))
  if (!holds(reader, 'calendar.own', 'read')) throw new Refusal('not_found')
  const before = found(await findFeed(tx))
  const tasks = await listFedTasks(tx, daysOfFeed(today), fedAtMost + 1)
  // A calendar that misses visits is worse than one that says that it could not be read.
  if (tasks.length > fedAtMost) throw new Refusal('too_many_rows', { current: { limit: fedAtMost } })
  await noteRead(tx, now)
  // Programs come many times a day: what left the house is written down once for each day.
  if (before.read_at === null || todayIn(before.read_at) < today)
    await insertAudit(tx, exportRow(owner, reader, request, tasks.length))
  return writeFeed(tasks, { names: reader.names, language: reader.language, now })
}

const exportRow = (
  { business, person }: { business: Id; person: Id },
  { name, roles }: FeedReader,
  request: FastifyRequest,
  rows: number,
): NewAuditRow => ({
  ...originOf(request),
  business_id: business,
  actor_id: person,
  actor_name: name,
  actor_role: roles.join('+'),
  action: 'export',
  entity_type: readFeed.entity,
  entity_id: person,
  rows,
})
