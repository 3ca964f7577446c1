import type { FastifyRequest } from 'fastify'
import type { Session } from '../http/session.ts'
import type { Asked } from './ask.ts'
import { admitAttempt, counted, forgiveAttempt } from './attempts.ts'
import type { SignInProgram } from './program.ts'
import { type SignInEvent, writeDown } from './written-down.ts'

/**
 * Asks the library for something that takes the password of who is signed in. Wrong ones are counted on her
 * account: an open screen is no place to try passwords.
 */
export async function askByPassword<Answer>(
  { pool, config }: SignInProgram,
  session: Session,
  asking: () => Promise<Asked<Answer>>,
): Promise<Answer> {
  const attempt = [counted(config.secret, 'account', session.person)]
  await admitAttempt(pool, attempt)
  const { answer, refusal } = await asking()
  if (refusal) throw refusal
  await forgiveAttempt(pool, attempt)
  return answer
}

/** Changes how somebody who is signed in gets in; she has just given her password again. */
export async function changeByPassword<Answer>(
  program: SignInProgram,
  request: FastifyRequest,
  session: Session,
  action: SignInEvent['action'],
  asking: () => Promise<Asked<Answer>>,
): Promise<Answer> {
  const answer = await askByPassword(program, session, asking)
  await writeDown(program, request, { action, person: session.person, session: session._id })
  return answer
}
