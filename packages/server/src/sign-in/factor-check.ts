import { createHmac } from 'node:crypto'
import { readCode } from '@vicino/domain/sign-in/second-factor.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import type { FastifyRequest } from 'fastify'
import { transaction } from '../db/tenant.ts'
import { refuseField } from '../http/refusal.ts'
import { sessionCookiePrefix } from '../http/session.ts'
import { ask, headersOf, isSpentMeanwhile } from './ask.ts'
import { admitAttempt, counted, forgiveAttempt, spendOnce } from './attempts.ts'
import type { SignInProgram } from './program.ts'
import { beginCodeStep, deleteSessionByToken } from './sign-in.store.ts'
import { writeDown } from './written-down.ts'

/**
 * Checks a code of somebody's second factor who is not signing in. The library checks a code only at the second step of
 * a sign-in, so one is begun for it, and the session that it would open is ended before anybody hears of it.
 */
export async function checkFactor(
  program: SignInProgram,
  request: FastifyRequest,
  person: Id,
  typed: string,
): Promise<void> {
  const { pool, library, config } = program
  const read = readCode(typed)
  if (!read) throw refuseField('code', 'wrong_code')
  const attempt = [counted(config.secret, 'account', person)]
  await admitAttempt(pool, attempt)
  const { kind, code } = read
  if (kind === 'app' && !(await spendOnce(pool, counted(config.secret, 'app_code', `${person} ${code}`))))
    throw refuseField('code', 'wrong_code')

  const verify = async () => {
    const step = `2fa-${newId()}`
    await transaction(pool, async tx => beginCodeStep(tx, step, person))
    const headers = headersOf(request)
    headers.set('cookie', `${sessionCookiePrefix(config)}.two_factor=${signed(step, config.secret)}`)
    const sent = { body: { code }, headers, returnHeaders: true } as const
    return ask(undefined, kind === 'app' ? library.api.verifyTOTP(sent) : library.api.verifyBackupCode(sent))
  }
  const { answer, refusal } = await verify().catch((error: unknown) => {
    if (!isSpentMeanwhile(error)) throw error
    return verify()
  })
  if (refusal) {
    await writeDown(program, request, { action: 'login_failed', person })
    throw refusal
  }
  const { token } = answer
  if (token) await transaction(pool, async tx => deleteSessionByToken(tx, token))
  await forgiveAttempt(pool, attempt)
}

/** A cookie's value as the library signs and reads it. */
const signed = (value: string, secret: string): string =>
  encodeURIComponent(`${value}.${createHmac('sha256', secret).update(value).digest('base64')}`)
