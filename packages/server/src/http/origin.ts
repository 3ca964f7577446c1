import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Lets a write through only from the program's own pages. The browser sets `Origin` and `Sec-Fetch-Site`;
 * the `Host` header is the sender's word and is not asked.
 */
export function refuseForeignOrigins(app: FastifyInstance, origins: ReadonlySet<string>): void {
  app.addHook('onRequest', async request => {
    if (!safe.has(request.method) && !comesFromHome(request, origins)) throw new Refusal('foreign_origin')
  })
}

function comesFromHome({ headers }: FastifyRequest, origins: ReadonlySet<string>): boolean {
  if (headers.origin !== undefined) return origins.has(headers.origin)
  return headers['sec-fetch-site'] === 'same-origin'
}
