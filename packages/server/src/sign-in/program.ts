import type { Instant } from '@vicino/domain/days/instant.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Sql } from 'postgres'
import type { Config } from '../config.ts'
import type { Serve } from '../http/serve.ts'
import type { Library } from './library.ts'

/** What the routes of the sign-in run on. */
export type SignInProgram = {
  app: FastifyInstance
  serve: Serve
  config: Config
  pool: Sql
  library: Library
  now: () => Instant
  passwordCost: number
  /** The token of the request's session cookie, where its signature holds. */
  tokenOf: (request: FastifyRequest) => string | undefined
}
