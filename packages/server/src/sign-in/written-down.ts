import { todayIn } from '@vicino/domain/days/instant.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { FastifyRequest } from 'fastify'
import { insertAudit } from '../audit/audit.store.ts'
import { auditRowOf } from './audit-row.ts'
import type { SignInProgram } from './program.ts'
import { findActor, sweepEnded } from './sign-in.store.ts'
import { asPerson } from '../db/tenant.ts'

/** What happened to somebody's way in. */
export type SignInEvent = {
  action:
    | 'login'
    | 'login_failed'
    | 'logout'
    | 'password_change'
    | 'second_factor_begun'
    | 'second_factor_on'
    | 'second_factor_off'
    | 'recovery_codes_made'
    | 'passkey_added'
  person: Id
  session?: Id
}

/**
 * Writes the audit row of a sign-in event, in the business that the person works for. Where nobody employs her
 * there is no log it could stand in.
 */
export async function writeDown(
  { pool, now }: SignInProgram,
  request: FastifyRequest,
  { action, person, session }: SignInEvent,
): Promise<void> {
  await asPerson(pool, person, async (tx, later) => {
    if (action === 'login') later(sweepEnded(tx))
    const actor = await findActor(tx, todayIn(now()))
    if (!actor) return
    later(tx`select set_config('app.business_id', ${actor.business}, true)`)
    const row = auditRowOf(request, {
      business: actor.business,
      actor: { _id: person, name: actor.name, role: actor.roles.join('+') },
      action,
      entity: { type: 'sign_in', _id: person },
      ...(session && { session }),
      ...(action === 'login_failed' && { result: 'denied' }),
    })
    later(insertAudit(tx, row))
  })
}
