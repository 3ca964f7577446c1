import { followLive } from '@vicino/domain/live/live.contract.ts'
import { type Instant, todayIn } from '@vicino/domain/days/instant.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Sql } from 'postgres'
import { transaction } from '../db/tenant.ts'
import { Refusal } from '../http/refusal.ts'
import { queryOrRefuse, routeSchema } from '../http/schema.ts'
import { openSession } from '../http/session.ts'
import { openLiveStreams } from './live-streams.ts'

type Program = {
  app: FastifyInstance
  pool: Sql
  now: () => Instant
  tokenOf: (request: FastifyRequest) => string | undefined
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
      queryOrRefuse(undefined, request.query as object)
      return reply.type('text/event-stream').send(await streams.follow(token))
    },
  })
}
