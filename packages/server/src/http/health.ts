import type { FastifyInstance } from 'fastify'
import type { Sql } from 'postgres'
import { transaction } from '../db/tenant.ts'
import { Refusal } from './refusal.ts'

/** `/healthz`: the process answers. `/readyz`: the database answers too, otherwise 503. */
export function answerHealth(app: FastifyInstance, pool: Sql): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'up' }))
  app.get('/readyz', { schema: { hide: true } }, async () => {
    // As a request does it: then it waits no longer than a request for a database that says nothing.
    await transaction(pool, tx => tx`select 1`).catch(() => {
      throw new Refusal('unavailable')
    })
    return { status: 'ready' }
  })
}
