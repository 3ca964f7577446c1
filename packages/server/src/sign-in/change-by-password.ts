import type { FastifyReply, FastifyRequest } from 'fastify'
import { transaction } from '../db/tenant.ts'
import { Refusal } from '../http/refusal.ts'
import type { Session } from '../http/session.ts'
import { ask, headersOf, type LibraryAnswer } from './ask.ts'
import { admitAttempt, counted, forgiveAttempt } from './attempts.ts'
import type { SignInProgram } from './program.ts'
import { hasFactor } from './sign-in.store.ts'
import { type SignInEvent, writeDown } from './written-down.ts'

/**
 * Asks the library for something that takes the password of who is signed in. Wrong ones are counted on her
 * account: an open screen is no place to try passwords.
 */
export async function askByPassword<Answer>(
  { pool, config }: SignInProgram,
  session: Session,
  asking: () => Promise<LibraryAnswer<Answer>>,
): Promise<Answer> {
  const attempt = [counted(config.secret, 'account', session.person)]
  await admitAttempt(pool, attempt)
  const { answer, refusal } = await asking()
  if (refusal) throw refusal
  await forgiveAttempt(pool, attempt)
  return answer
}

/** Whether a change asks for the second factor to be on already, or still off. */
const asksForFactor: Partial<Record<SignInEvent['action'], boolean>> = {
  second_factor_begun: false,
  recovery_codes_made: true,
}

type Change = { action: SignInEvent['action']; password: string; field?: string }

/**
 * Changes how somebody who is signed in gets in; she has just given her password again, under `field`.
 *
 * The library writes on a connection of its own, which sees no table of ours: change and row cannot stand in one
 * transaction. So the row comes first, once nothing is left to refuse. After a crash between the two the log may tell
 * of a change that was not made; it never keeps one to itself.
 */
export async function changeByPassword<Answer>(
  program: SignInProgram,
  { request, reply, session }: { request: FastifyRequest; reply: FastifyReply; session: Session },
  { action, password, field }: Change,
  asking: () => Promise<LibraryAnswer<Answer>>,
): Promise<Answer> {
  const sent = { body: { password }, headers: headersOf(request), returnHeaders: true } as const
  await askByPassword(program, session, () => ask(reply, program.library.api.verifyPassword(sent), field))
  const asked = asksForFactor[action]
  if (asked !== undefined && asked !== (await transaction(program.pool, tx => hasFactor(tx, session.person))))
    throw new Refusal('second_factor_unchanged')
  await writeDown(program, request, { action, person: session.person, session: session._id })
  const { answer, refusal } = await asking()
  if (refusal) throw refusal
  return answer
}
