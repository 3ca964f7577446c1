import { switchBusiness } from '@vicino/domain/sign-in/active-business.contract.ts'
import { done } from '../http/done.ts'
import { Refusal } from '../http/refusal.ts'
import { rememberBusiness, setActiveBusiness } from './active-business.store.ts'
import type { SignInProgram } from './program.ts'

/** One person in several businesses works for one at a time, and switches. */
export function serveActiveBusiness({ serve }: SignInProgram): void {
  serve(switchBusiness, async ({ tx, later, session, body, today }) => {
    if (!(await setActiveBusiness(tx, session, body.businessId, today))) throw new Refusal('not_found')
    later(rememberBusiness(tx, session, body.businessId))
    return done({ businessId: body.businessId }, { entity_id: body.businessId })
  })
}
