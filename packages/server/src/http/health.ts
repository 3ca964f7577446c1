import type { FastifyInstance } from 'fastify'
import type { Sql } from 'postgres'
import { Refusal } from './refusal.ts'

/** `/healthz`: the process answers. `/readyz`: the database answers too, otherwise 503. */
export function answerHealth(app: FastifyInstance, pool: Sql): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'up' }))
  app.get('/readyz', { schema: { hide: true } }, async () => {
    await pool`select 1`.catch(() => {
      throw new Refusal('unavailable')
    })
    return { status: 'ready' }
  })
}
