import { type Instant, millisecondsOf } from '@vicino/domain/days/instant.ts'
import { serverTimeHeader } from '@vicino/domain/wire/headers.ts'
import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/**
 * The page's rules: scripts from here only and none inline. Styles may be inline, because the component library
 * and the API page make style elements. HSTS only where the program is served over https.
 */
export const securityHeaders = ({ publicUrl }: Pick<Config, 'publicUrl'>): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      // Documents are looked at where they stand.
      'frame-src': ["'self'"],
      'object-src': ["'self'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
    },
  },
  strictTransportSecurity: publicUrl.startsWith('https:')
    ? { maxAge: 31_536_000, includeSubDomains: true }
    : false,
  referrerPolicy: { policy: 'same-origin' },
  frameguard: { action: 'deny' },
})

/** Health data stays in no cache between us and the browser. */
export function keepAnswersOutOfCaches(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}

/** Every answer says the time by the server's clock; by it a browser also knows whose answer it is. */
export function tellServerTime(app: FastifyInstance, now: () => Instant): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.header(serverTimeHeader, String(millisecondsOf(now())))
  })
}
