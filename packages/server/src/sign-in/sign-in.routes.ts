import {
  changePassword,
  getSession,
  listSessions,
  revokeOtherSessions,
  revokeSession,
  signIn,
  signOut,
} from '@vicino/domain/sign-in/sign-in.contract.ts'
import { transaction } from '../db/tenant.ts'
import { done } from '../http/done.ts'
import { Refusal } from '../http/refusal.ts'
import { ask, headersOf } from './ask.ts'
import { bareRoute } from './bare-route.ts'
import { changeByPassword } from './change-by-password.ts'
import { findSession } from './own-session.ts'
import { passwordSignIn } from './password-sign-in.ts'
import type { SignInProgram } from './program.ts'
import { deleteOtherSessions, deleteSession, findOpenSession, listOwnSessions } from './sign-in.store.ts'
import { writeDown } from './written-down.ts'

/** Sign-in by password, the sessions that come of it, and the password itself. */
export function serveSessions(program: SignInProgram): void {
  const { serve, pool, library, tokenOf } = program

  bareRoute(program, signIn, async ({ request, reply, body }) => ({
    next: await passwordSignIn(program, request, reply, body),
  }))

  bareRoute(program, signOut, async ({ request, reply }) => {
    const session = await findSession(program, request)
    const sent = { headers: headersOf(request), returnHeaders: true } as const
    const { refusal } = await ask(reply, library.api.signOut(sent))
    if (refusal) throw refusal
    if (session)
      await writeDown(program, request, { action: 'logout', person: session.person, session: session._id })
    return {}
  })

  bareRoute(program, getSession, async ({ request }) => {
    const token = tokenOf(request)
    const session = token ? await transaction(pool, tx => findOpenSession(tx, token)) : undefined
    return { session: session ?? null }
  })

  bareRoute(program, changePassword, async ({ request, reply, session, body }) => {
    const sent = {
      body: { ...body, revokeOtherSessions: true },
      headers: headersOf(request),
      returnHeaders: true,
    } as const
    const asked = {
      action: 'password_change',
      password: body.currentPassword,
      field: 'currentPassword',
    } as const
    await changeByPassword(program, { request, reply, session }, asked, () =>
      ask(reply, library.api.changePassword(sent), 'currentPassword'),
    )
    return {}
  })

  serve(listSessions, async ({ tx, session }) => listOwnSessions(tx, session))

  serve(revokeSession, async ({ tx, session, body }) => {
    if (!(await deleteSession(tx, session.person, body.sessionId))) throw new Refusal('not_found')
    return done({}, { entity_id: body.sessionId })
  })

  serve(revokeOtherSessions, async ({ tx, later, session }) => {
    later(deleteOtherSessions(tx, session))
    return done({}, {})
  })
}
