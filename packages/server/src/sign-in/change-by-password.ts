import type { FastifyRequest } from 'fastify'
import type { Session } from '../http/session.ts'
import type { Asked } from './ask.ts'
import { admitAttempt, counted, forgiveAttempt } from './attempts.ts'
import type { SignInProgram } from './program.ts'
import { type SignInEvent, writeDown } from './written-down.ts'

/**
 * Changes how somebody who is signed in gets in; she has just given her password again. Wrong ones are counted
 * on her account: an open screen is no place to try passwords.
 */
export async function changeByPassword<Answer>(
  program: SignInProgram,
  request: FastifyRequest,
  session: Session,
  action: SignInEvent['action'],
  asking: () => Promise<Asked<Answer>>,
): Promise<Answer> {
  const attempt = [counted(program.config.secret, 'account', session.person)]
  await admitAttempt(program.pool, attempt)
  const { answer, refusal } = await asking()
  if (refusal) throw refusal
  await forgiveAttempt(program.pool, attempt)
  await writeDown(program, request, { action, person: session.person, session: session._id })
  return answer
}
