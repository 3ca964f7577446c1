import { todayIn } from '@vicino/domain/days/instant.ts'
import type { FastifyRequest } from 'fastify'
import { transaction } from '../db/tenant.ts'
import { Refusal } from '../http/refusal.ts'
import { openSession, type Session } from '../http/session.ts'
import type { SignInProgram } from './program.ts'

/** The open session of a request. */
export async function findSession(
  { pool, tokenOf, now }: SignInProgram,
  request: FastifyRequest,
): Promise<Session | undefined> {
  const token = tokenOf(request)
  return token ? transaction(pool, tx => openSession(tx, token, todayIn(now()))) : undefined
}

/**
 * The open session of a request that the library will answer. Asked before the library, which would answer a
 * database that is away as if the session had ended.
 * @throws {Refusal} signed_out
 */
export async function needSession(program: SignInProgram, request: FastifyRequest): Promise<Session> {
  const session = await findSession(program, request)
  if (!session) throw new Refusal('signed_out')
  return session
}
