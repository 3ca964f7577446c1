import type { Id } from '@vicino/domain/wire/id.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { transaction } from '../db/tenant.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { sessionCookiePrefix, tokenOfCookie } from '../http/session.ts'
import { ask, headersOf } from './ask.ts'
import { admitAttempt, counted, forgiveAttempt, spendOnce } from './attempts.ts'
import { findSession } from './own-session.ts'
import { writeDownLogin } from './password-sign-in.ts'
import type { SignInProgram } from './program.ts'
import { findPendingPerson } from './sign-in.store.ts'
import { writeDown } from './written-down.ts'

/**
 * Passes the second step: it ends a sign-in that waits for its code, and for somebody signed in it turns the
 * second factor on. Wrong codes are counted by address and by person; five of them end the sign-in. A code that
 * was seen over somebody's shoulder has been used.
 */
export async function verifyCode(
  program: SignInProgram,
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, code }: { kind: 'app' | 'recovery'; code: string },
): Promise<void> {
  const { pool, library, config } = program
  const session = await findSession(program, request)
  const person = session?.person ?? (await findWaiting(program, request))
  if (!person) throw new Refusal('code_step_ended')
  const attempt = [counted(config.secret, 'address', request.ip), counted(config.secret, 'account', person)]
  await admitAttempt(pool, attempt)
  if (kind === 'app' && !(await spendOnce(pool, counted(config.secret, 'app_code', `${person} ${code}`))))
    throw refuseField('code', 'wrong_code')

  const sent = { body: { code }, headers: headersOf(request), returnHeaders: true } as const
  const { answer, refusal } = await ask(
    reply,
    kind === 'app' ? library.api.verifyTOTP(sent) : library.api.verifyBackupCode(sent),
  )
  if (refusal) {
    if (!session) await writeDown(program, request, { action: 'login_failed', person })
    throw refusal
  }
  await forgiveAttempt(pool, attempt)
  if (session) await writeDown(program, request, { action: 'second_factor_on', person, session: session._id })
  else if (answer.token) await writeDownLogin(program, request, answer.token)
}

/** Whose sign-in this browser has begun and not ended. */
async function findWaiting(
  { pool, config }: SignInProgram,
  request: FastifyRequest,
): Promise<Id | undefined> {
  const cookie = request.cookies[`${sessionCookiePrefix(config)}.two_factor`]
  const identifier = tokenOfCookie(cookie, config.secret)
  return identifier ? transaction(pool, tx => findPendingPerson(tx, identifier)) : undefined
}
