import { formatIn } from '@vicino/domain/days/format.ts'
import { fieldSentences } from '@vicino/domain/wire/field-error.catalogue.ts'
import { serverSentences } from '@vicino/domain/wire/server-error.catalogue.ts'
import { fieldErrorWords } from '@vicino/domain/wire/field-error-words.ts'
import { problems } from '@vicino/domain/wire/problem.catalogue.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import { languages } from '@vicino/domain/wire/languages.ts'
import type { Problem, ProblemCode } from '@vicino/domain/wire/problem.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

const sentences = { ...fieldSentences, ...serverSentences }

/** Answers every refusal and every fault as problem details (RFC 9457): no echo of the value, no SQL, no stack. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendProblem(request, reply, error))
}

/** Sends what was thrown; a fault is logged with the number of the request, and so is what took too long. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, thrown: unknown): FastifyReply {
  const refusal = refusalOf(thrown)
  if (refusal.code === 'fault') request.log.error({ err: thrown }, 'fault')
  if (isBusy(thrown)) request.log.warn({ err: thrown }, 'the database had too much at once')
  const { status } = problems[refusal.code]
  const retryAfter = refusal.detail.retryAfterSeconds ?? (status === 503 ? 2 : undefined)
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(retryAfter)))
  return (
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('application/problem+json')
      // As bytes: to a string Fastify would add a charset, which RFC 9457 does not define.
      .send(Buffer.from(JSON.stringify(problemOf(refusal, languageOf(request), request.id))))
  )
}

function problemOf(refusal: Refusal, language: Language, requestId: string): Problem {
  const { status } = problems[refusal.code]
  const t = fieldErrorWords(language)
  return {
    type: `urn:vicino:problem:${refusal.code}`,
    title: refusal.code,
    status,
    detail: sentenceOf(refusal, language),
    code: refusal.code,
    errors: (refusal.detail.fields ?? []).map(({ path, code }) => ({
      path,
      code,
      message: t(sentences[code].label),
    })),
    requestId,
    ...(refusal.detail.current === undefined ? {} : { current: refusal.detail.current }),
  }
}

function sentenceOf({ code, detail: { said } }: Refusal, language: Language): string {
  const sentence = problems[code][language]
  if (!said) return sentence
  return sentence
    .replace('{{by}}', () => said.by)
    .replace('{{at}}', () => formatIn(language).instant(said.at))
}

const codeOfFastify: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

// The database is away, is starting or stopping, or refuses more connections (PostgreSQL classes 08, 53, 57P).
const databaseAway =
  /^(CONNECT_TIMEOUT|CONNECTION_(CLOSED|ENDED|DESTROYED)|ECONN(REFUSED|RESET)|ENOENT|EPIPE|08\w{3}|53\w{3}|57P0\d)$/

// It had too much at once: a statement or a lock was waited for too long, or two writes stood in each other's way.
const databaseBusy = /^(25P03|40001|40P01|55P03|57014)$/

/** A create under an id that the server itself once gave: it has no receipt, but its key is taken. */
function isTakenKey(thrown: unknown): boolean {
  const { code, constraint_name } = thrown as { code?: unknown; constraint_name?: unknown }
  return code === '23505' && typeof constraint_name === 'string' && constraint_name.endsWith('_pkey')
}

/** What a row refers to was taken away meanwhile, or what was to be taken away is referred to since. */
const isBrokenReference = (thrown: unknown): boolean => (thrown as { code?: unknown }).code === '23503'

const isBusy = (thrown: unknown): boolean => databaseBusy.test(String((thrown as { code?: unknown }).code))

// PostgreSQL's disk_full, and what the system says where a file is written.
const diskFull = /^(53100|ENOSPC|EDQUOT)$/

/** What was thrown as a refusal; what is none is a fault. */
export function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown
  if (isTakenKey(thrown)) return new Refusal('id_taken')
  if (isBrokenReference(thrown)) return new Refusal('stale')
  const { code, statusCode } = thrown as { code?: unknown; statusCode?: unknown }
  if (typeof code === 'string') {
    const known = codeOfFastify[code]
    if (known) return new Refusal(known)
    if (diskFull.test(code)) return new Refusal('storage_full')
    if (databaseAway.test(code) || databaseBusy.test(code)) return new Refusal('unavailable')
  }
  if (statusCode === 429) return new Refusal('too_many_requests')
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return new Refusal('malformed')
  return new Refusal('fault')
}

/** The first language of Accept-Language that the product speaks, otherwise Italian. */
function languageOf(request: FastifyRequest): Language {
  const asked = request.headers['accept-language'] ?? ''
  for (const part of asked.split(',')) {
    const language = languages.find(known => part.trim().toLowerCase().startsWith(known))
    if (language) return language
  }
  return 'it'
}
