import type { Need } from '@vicino/domain/access/permits.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { type Instant, todayIn } from '@vicino/domain/days/instant.ts'
import { type Endpoint, needOf, paramNames } from '@vicino/domain/wire/endpoint.ts'
import type { FieldError } from '@vicino/domain/wire/field-error.ts'
import { businessHeader, personHeader } from '@vicino/domain/wire/headers.ts'
import type { FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'
import { type AskedAddress, bodyOrRefuse, queryOrRefuse } from './schema.ts'

/** One request for a call of the contract, before anything of it is believed. */
export type AskedCall = {
  endpoint: Endpoint
  need: Need
  token: string
  params: Record<string, string>
  sent: AskedAddress & { body: unknown }
  /** Who typed it, and for which business, as far as the page says so. */
  typedBy: { person: string | undefined; business: string | undefined }
  now: Instant
  today: Day
  ip: string
  userAgent: string
}

export function readRequest(
  endpoint: Endpoint,
  request: FastifyRequest,
  token: string,
  now: Instant,
): AskedCall {
  return {
    endpoint,
    need: needOf(endpoint),
    token,
    params: request.params as Record<string, string>,
    sent: { query: request.query, url: request.url, body: request.body },
    typedBy: {
      person: request.headers[personHeader] as string | undefined,
      business: request.headers[businessHeader] as string | undefined,
    },
    now,
    today: todayIn(now),
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  }
}

/** Where a request comes from, as the audit log keeps it. */
export const originOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>) => ({
  ip,
  user_agent: headers['user-agent'] ?? '',
})

/** A checked body; its fields are read by name where a rule of the contract speaks of them. */
export type Body = Readonly<Record<string, unknown>> | undefined

/** Query and body under their schemas, or why they are none. */
export type Checked = { query: unknown; body: Body } | { refusal: Refusal }

/** Holds query and body against their schemas. Who may not ask at all is never told what is wrong with them. */
export function checkRequest({ endpoint, sent, params, today }: AskedCall): Checked {
  try {
    const query = queryOrRefuse(endpoint.query, sent)
    const body = bodyOrRefuse(endpoint, sent.body, today, disagreements(endpoint, params, sent.body)) as Body
    return { query, body }
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error }
    throw error
  }
}

/** An id that stands in the path may be repeated in the body, but must agree. */
function disagreements(endpoint: Endpoint, params: Record<string, string>, body: unknown): FieldError[] {
  return paramNames(endpoint.path).flatMap((path): FieldError[] => {
    const repeated = (body as Record<string, unknown> | null | undefined)?.[path]
    // What is no id is refused as that.
    if (typeof repeated !== 'string' || repeated === params[path]) return []
    return [{ path, code: 'must_agree' }]
  })
}
