import {
  disableSecondFactor,
  enableSecondFactor,
  makeRecoveryCodes,
  verifyAppCode,
  verifyRecoveryCode,
} from '@vicino/domain/sign-in/second-factor.contract.ts'
import type { FastifyRequest } from 'fastify'
import { ask, headersOf } from './ask.ts'
import { bareRoute } from './bare-route.ts'
import { changeByPassword } from './change-by-password.ts'
import { verifyCode } from './code-step.ts'
import type { SignInProgram } from './program.ts'

/** The second factor: turned on and off with the password, passed with a code. */
export function serveSecondFactor(program: SignInProgram): void {
  const { api } = program.library
  const sent = <Body>(request: FastifyRequest, body: Body) =>
    ({ body, headers: headersOf(request), returnHeaders: true }) as const

  bareRoute(program, enableSecondFactor, async ({ request, reply, session, body }) => {
    const answer = await changeByPassword(
      program,
      { request, reply, session },
      { action: 'second_factor_begun', password: body.password },
      () => ask(reply, api.enableTwoFactor(sent(request, body))),
    )
    if (answer.method !== 'totp') throw new Error('the second factor is not an app')
    return { totpURI: answer.totpURI, recovery_codes: answer.backupCodes }
  })

  bareRoute(program, makeRecoveryCodes, async ({ request, reply, session, body }) => {
    const answer = await changeByPassword(
      program,
      { request, reply, session },
      { action: 'recovery_codes_made', password: body.password },
      () => ask(reply, api.generateBackupCodes(sent(request, body))),
    )
    return { recovery_codes: answer.backupCodes }
  })

  bareRoute(program, disableSecondFactor, async ({ request, reply, session, body }) => {
    await changeByPassword(
      program,
      { request, reply, session },
      { action: 'second_factor_off', password: body.password },
      () => ask(reply, api.disableTwoFactor(sent(request, body))),
    )
    return {}
  })

  bareRoute(program, verifyAppCode, async ({ request, reply, body }) => {
    await verifyCode(program, request, reply, { kind: 'app', code: body.code })
    return {}
  })

  bareRoute(program, verifyRecoveryCode, async ({ request, reply, body }) => {
    await verifyCode(program, request, reply, { kind: 'recovery', code: body.code })
    return {}
  })
}
