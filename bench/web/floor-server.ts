// Serves a folder of pages with the same server, headers and compression as the product.
import type { AddressInfo } from 'node:net'
import fastifyCompress from '@fastify/compress'
import fastifyHelmet from '@fastify/helmet'
import { securityHeaders } from '@vicino/server/http/headers.ts'
import { servePages } from '@vicino/server/http/pages.ts'
import Fastify from 'fastify'

const [folder] = process.argv.slice(2)
const app = Fastify()
await app.register(fastifyHelmet, securityHeaders({ publicUrl: 'http://localhost' }))
await app.register(fastifyCompress, { global: true, threshold: 1024 })
const reader = { person: null, landing: null, held: null, today: '2026-01-01' }
await servePages(app, {
  folder,
  readerOf: async () => reader,
  visitOf: async () => undefined,
  publishedAt: async () => undefined,
})
await app.listen({ port: 0, host: 'localhost' })
process.send!({ port: (app.server.address() as AddressInfo).port })
