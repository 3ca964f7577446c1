import type { ProblemCode } from '@vicino/domain/wire/problem.ts'
import { APIError } from 'better-auth'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, refuseField } from '../http/refusal.ts'
import { addressHeader } from './library.ts'

/** What the library needs of a request: its cookies, and where it comes from for the list of sessions. */
export function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers({ [addressHeader]: request.ip })
  for (const name of ['cookie', 'user-agent'] as const) {
    const value = request.headers[name]
    if (value !== undefined) headers.set(name, value)
  }
  return headers
}

type Answered<Answer> = { headers: Headers; response: Answer }

/** The library's answer, or its no as our refusal. */
export type LibraryAnswer<Answer> = { answer: Answer; refusal?: never } | { answer?: never; refusal: Refusal }

/**
 * Asks the library and hands its cookies to the browser; without a `reply` nobody gets them. `field` is where a wrong
 * password was typed. What is neither answer nor refusal is a fault and stays one.
 */
export async function ask<Answer>(
  reply: FastifyReply | undefined,
  asking: Promise<Answered<Answer>>,
  field = 'password',
): Promise<LibraryAnswer<Answer>> {
  return asking.then(
    ({ headers, response }) => {
      for (const cookie of headers.getSetCookie()) reply?.header('set-cookie', cookie)
      return { answer: response }
    },
    (error: unknown) => ({ refusal: refusalOf(error, field) }),
  )
}

/** Whether another backup code of the same person was spent in the same moment: the library asks to try again. */
export const isSpentMeanwhile = (error: unknown): boolean =>
  error instanceof APIError && error.statusCode === 409

const codes: Record<string, ProblemCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'sign_in_refused',
  INVALID_EMAIL: 'sign_in_refused',
  INVALID_TWO_FACTOR_COOKIE: 'code_step_ended',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'code_step_ended',
  TOTP_NOT_ENABLED: 'second_factor_unchanged',
  TOTP_ALREADY_ENABLED: 'second_factor_unchanged',
  TWO_FACTOR_NOT_ENABLED: 'second_factor_unchanged',
  BACKUP_CODES_NOT_ENABLED: 'second_factor_unchanged',
  CHALLENGE_NOT_FOUND: 'passkey_refused',
  PASSKEY_NOT_FOUND: 'passkey_refused',
  AUTHENTICATION_FAILED: 'passkey_refused',
  FAILED_TO_VERIFY_REGISTRATION: 'passkey_refused',
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: 'passkey_refused',
  UNAUTHORIZED: 'signed_out',
}

/** The library locks an account's second step for this long after ten wrong codes in a row. */
const lockedSeconds = 900

function refusalOf(error: unknown, field: string): Refusal {
  if (!(error instanceof APIError)) throw error
  const code = String(error.body?.code)
  if (code === 'INVALID_PASSWORD') return refuseField(field, 'wrong_password')
  if (code === 'INVALID_CODE' || code === 'INVALID_BACKUP_CODE') return refuseField('code', 'wrong_code')
  if (code === 'ACCOUNT_TEMPORARILY_LOCKED')
    return new Refusal('too_many_requests', { retryAfterSeconds: lockedSeconds })
  const known = codes[code]
  if (known === undefined) throw error
  return new Refusal(known)
}
