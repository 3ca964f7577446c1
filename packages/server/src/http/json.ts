import { hasTwinKeys } from '@vicino/domain/wire/twin-keys.ts'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

/**
 * Reads JSON strictly. Refused as malformed: equal keys in one object (the usual parser keeps the last and says
 * nothing), `__proto__`, NUL (PostgreSQL cannot store it) and lone surrogates (they would be stored as U+FFFD).
 */
function parseStrictJson(source: string): unknown {
  refuseUnstorable(source)
  const value = parse(source)
  if (hasTwinKeys(source, value)) throw new Refusal('malformed')
  return value
}

/** Replaces Fastify's own JSON parser; any other content type is answered with 415. */
export function readStrictJson(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseStrictJson(textOf(body as Buffer)))
    } catch (error) {
      done(error as Error)
    }
  })
}

/** A byte order mark stays, and is refused as no JSON. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The text of these bytes. What is no UTF-8 is refused: it would be kept with U+FFFD in its place. */
export function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new Refusal('malformed')
  }
}

/** Refuses text that the record could not keep as it is. */
export function refuseUnstorable(value: string): void {
  if (value.includes('\0') || !value.isWellFormed()) throw new Refusal('malformed')
}

function parse(source: string): unknown {
  try {
    return JSON.parse(source, (key, value: unknown) => {
      if (key === '__proto__') throw new Refusal('malformed')
      refuseUnstorable(key)
      if (typeof value === 'string') refuseUnstorable(value)
      return value
    })
  } catch {
    throw new Refusal('malformed')
  }
}
