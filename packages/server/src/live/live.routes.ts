import { thingOfForm } from '@vicino/domain/drafts/form-kinds.ts'
import { announcePresence, followLive } from '@vicino/domain/live/live.contract.ts'
import { type Instant, todayIn } from '@vicino/domain/days/instant.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Sql } from 'postgres'
import { transaction } from '../db/tenant.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { queryOrRefuse, routeSchema } from '../http/schema.ts'
import { openSession } from '../http/session.ts'
import { done } from '../http/done.ts'
import type { Serve } from '../http/serve.ts'
import { tellPresence } from './live.store.ts'
import { openLiveStreams } from './live-streams.ts'

type Program = {
  app: FastifyInstance
  pool: Sql
  now: () => Instant
  tokenOf: (request: FastifyRequest) => string | undefined
}

/** Nothing is kept of who has a form open: it is passed on, and said again while it is so. */
export function servePresence(serve: Serve): void {
  serve(announcePresence, async ({ tx, later, author, dossier, body: { form } }) => {
    // Of a form that no table knows nobody can say who may hear of it.
    if (!thingOfForm(form)) throw refuseField('form', 'not_an_option')
    const user = { _id: author._id, name: author.name }
    tellPresence(tx, later, author.business, { kind: 'presence', dossierId: dossier, form, user })
    return done(null, {})
  })
}

/** The one answer that does not end: outside `serve`, since no transaction may stay open that long. */
export function serveLive({ app, pool, now, tokenOf }: Program): void {
  const streams = openLiveStreams(pool, now)
  // An open stream would keep the program from ending.
  app.addHook('preClose', streams.close)
  app.route({
    method: followLive.method,
    url: followLive.path,
    schema: routeSchema(followLive),
    // An event that waits in a compressor comes too late.
    compress: false,
    handler: async (request, reply) => {
      const token = tokenOf(request)
      const session = token && (await transaction(pool, tx => openSession(tx, token, todayIn(now()))))
      if (!session) throw new Refusal('signed_out')
      queryOrRefuse(undefined, request)
      // Its connection ends with it: kept for another call, it would hold back the end of the program for a minute.
      reply.header('connection', 'close').type('text/event-stream')
      return reply.send(await streams.follow(token, session))
    },
  })
}
