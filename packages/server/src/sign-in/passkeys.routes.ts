import {
  beginPasskey,
  getPasskeyToSignIn,
  listPasskeys,
  registerPasskey,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from '@vicino/domain/sign-in/passkeys.contract.ts'
import { transaction } from '../db/tenant.ts'
import { done } from '../http/done.ts'
import { Refusal } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import { ask, headersOf } from './ask.ts'
import { admitAttempt, counted, forgiveAttempt } from './attempts.ts'
import { bareRoute } from './bare-route.ts'
import { askByPassword } from './change-by-password.ts'
import { beforeKeeping } from './library.ts'
import { deleteOwnPasskey, findOwnPasskey, listOwnPasskeys, renameOwnPasskey } from './passkeys.store.ts'
import { endFormerSession, writeDownLogin } from './password-sign-in.ts'
import type { SignInProgram } from './program.ts'
import { writeDown } from './written-down.ts'

/** Passkeys: registered with the password by who is signed in, and a way in of their own that counts as both factors. */
export function servePasskeys(program: SignInProgram): void {
  const { serve, pool, library, config } = program

  bareRoute(program, beginPasskey, async ({ request, reply, session, body }) => {
    await admitAttempt(pool, [counted(config.secret, 'challenge', request.ip)])
    const sent = { headers: headersOf(request), returnHeaders: true } as const
    await askByPassword(program, session, () => ask(reply, library.api.verifyPassword({ ...sent, body })))
    const { answer, refusal } = await ask(reply, library.api.generatePasskeyRegistrationOptions(sent))
    if (refusal) throw refusal
    return { ...answer }
  })

  bareRoute(program, registerPasskey, async ({ request, reply, session, body }) => {
    const sent = { body, headers: headersOf(request), returnHeaders: true } as const
    const event = { action: 'passkey_added', person: session.person, session: session._id } as const
    const written: Promise<void>[] = []
    const { answer, refusal } = await beforeKeeping.run(
      async () => {
        written.push(writeDown(program, request, event))
        await Promise.all(written)
      },
      () => ask(reply, library.api.verifyPasskeyRegistration(sent)),
    )
    // The library takes any failure on its way for a passkey that does not hold.
    await Promise.all(written)
    if (refusal) throw refusal
    return found(await transaction(pool, tx => findOwnPasskey(tx, session.person, answer.id)))
  })

  bareRoute(program, getPasskeyToSignIn, async ({ request, reply }) => {
    await admitAttempt(pool, [counted(config.secret, 'challenge', request.ip)])
    const sent = { headers: headersOf(request), returnHeaders: true } as const
    const { answer, refusal } = await ask(reply, library.api.generatePasskeyAuthenticationOptions(sent))
    if (refusal) throw refusal
    return { ...answer, userVerification: 'required' }
  })

  bareRoute(program, signInWithPasskey, async ({ request, reply, body }) => {
    const attempt = [counted(config.secret, 'address', request.ip)]
    await admitAttempt(pool, attempt)
    const sent = { body, headers: headersOf(request), returnHeaders: true } as const
    const { answer, refusal } = await ask(reply, library.api.verifyPasskeyAuthentication(sent))
    if (refusal) throw refusal
    await forgiveAttempt(pool, attempt)
    await endFormerSession(program, request)
    await writeDownLogin(program, request, answer.session.token)
    return {}
  })

  serve(listPasskeys, async ({ tx, session }) => listOwnPasskeys(tx, session.person))

  serve(renamePasskey, async ({ tx, session, body }) => {
    const renamed = found(await renameOwnPasskey(tx, session.person, body.passkeyId, body.name))
    return done(renamed, { entity_id: renamed._id, action: 'update', fields: ['name'] })
  })

  serve(removePasskey, async ({ tx, session, body }) => {
    if (!(await deleteOwnPasskey(tx, session.person, body.passkeyId))) throw new Refusal('not_found')
    return done({}, { entity_id: body.passkeyId })
  })
}
