import { type Id, newId } from '@vicino/domain/wire/id.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { transaction } from '../db/tenant.ts'
import { ask, headersOf } from './ask.ts'
import { admitAttempt, counted, forgiveAttempt } from './attempts.ts'
import type { SignInProgram } from './program.ts'
import { deleteSessionByToken, findSessionByToken, findUserByEmail } from './sign-in.store.ts'
import { writeDown } from './written-down.ts'

/**
 * Signs in with e-mail and password. An unknown address costs the same work as a known one, one password hash,
 * and gets the same refusal. The session that the browser held before ends: another person starts empty.
 */
export async function passwordSignIn(
  program: SignInProgram,
  request: FastifyRequest,
  reply: FastifyReply,
  given: { email: string; password: string },
): Promise<'signed_in' | 'code'> {
  const { pool, library, config } = program
  const email = given.email.toLowerCase()
  const attempt = [counted(config.secret, 'address', request.ip), counted(config.secret, 'account', email)]
  await admitAttempt(pool, attempt)

  const body = { email, password: given.password }
  const { answer, refusal } = await ask(
    reply,
    library.api.signInEmail({ body, headers: headersOf(request), returnHeaders: true }),
  )
  if (refusal) {
    // Nobody's id finds nobody to write down, in the same time.
    const person = (await transaction(pool, tx => findUserByEmail(tx, email))) ?? newId()
    await writeDown(program, request, { action: 'login_failed', person })
    throw refusal
  }
  await forgiveAttempt(pool, attempt)
  await endFormerSession(program, request)
  if (!answer.token) return 'code'
  await writeDownLogin(program, request, answer.token)
  return 'signed_in'
}

/** Ends the session that this browser held until now. */
export async function endFormerSession(
  { pool, tokenOf }: SignInProgram,
  request: FastifyRequest,
): Promise<void> {
  const former = tokenOf(request)
  if (former) await transaction(pool, async tx => deleteSessionByToken(tx, former))
}

/** Writes down that a session has begun. */
export async function writeDownLogin(
  program: SignInProgram,
  request: FastifyRequest,
  token: string,
): Promise<{ _id: Id; person: Id }> {
  const session = await transaction(program.pool, tx => findSessionByToken(tx, token))
  if (!session) throw new Error('a session that has just begun is not there')
  await writeDown(program, request, { action: 'login', person: session.person, session: session._id })
  return session
}
