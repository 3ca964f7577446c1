import { getDossier } from '@vicino/domain/dossiers/dossiers.contract.ts'
import type { Endpoint } from '@vicino/domain/wire/endpoint.ts'
import type { ProblemCode } from '@vicino/domain/wire/problem.ts'
import type { Tx } from '../db/tenant.ts'
import { admitNamed } from './admission.ts'
import { Denied } from './denied.ts'
import { type Done, done } from './done.ts'
import { findAnswer, type Receipt } from './receipt.ts'
import { Refusal } from './refusal.ts'
import type { AskedCall } from './request.ts'
import type { Session } from './session.ts'

/** A dossier that has been closed since takes no write, but the one that it took is told of. */
export const asIfOpen = <E extends Endpoint>(endpoint: E): E => ({ ...endpoint, whenClosed: 'allowed' })

/**
 * What a write over a seen version answered when it was done, for the same sent again. Undefined where that has ended,
 * or is no longer an answer of the call.
 * @throws {Denied} where it was of a dossier that is no longer the person's to see
 */
export async function findStored(
  { tx, session, endpoint, params, today }: AskedCall & { tx: Tx; session: Session },
  receipt: Receipt,
): Promise<Done<unknown> | undefined> {
  const kept = await findAnswer(tx, receipt)
  if (!kept || !endpoint.answer.safeParse(kept.answer).success) return undefined
  const { answer, entity_id, ...traces } = kept
  if (kept.dossier_id !== null && !params['dossierId'])
    await admitNamed(tx, session, kept.dossier_id, today, asIfOpen(getDossier))
  return done(answer, { ...traces, ...(entity_id !== null && { entity_id }) })
}

/** Undefined where a reading is refused. */
export async function unlessRefused<Answer>(read: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Refusal || error instanceof Denied) return undefined
    throw error
  }
}

const ofRightOrStatus: ReadonlySet<ProblemCode> = new Set([
  'forbidden',
  'not_found',
  'removed',
  'dossier_closed',
])

/** Whether something is refused because its right or its place is gone, and not for what it says. */
export function refusesRightOrStatus(error: unknown): boolean {
  const refusal = error instanceof Denied ? error.refusal : error
  return refusal instanceof Refusal && ofRightOrStatus.has(refusal.code)
}
