import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { GivenPassword } from './password.ts'
import { AppCode, RecoveryCode } from './second-factor.ts'

const nothing = z.strictObject({})
const proof = z.strictObject({ password: GivenPassword })
const recovery_codes = z.array(z.string())

export const enableSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/enable',
  summary:
    'Begins the second factor: the secret for the app and the recovery codes. The first code turns it on',
  permission: 'signed_in',
  entity: 'second_factor',
  asTyped: ['password'],
  body: proof,
  answer: z.strictObject({ totpURI: z.string(), recovery_codes }),
  problems: ['second_factor_unchanged', 'too_many_requests'],
})

export const verifyAppCode = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/verify-totp',
  summary: 'Ends a sign-in with the code of the app; signed in, turns the second factor on',
  permission: 'anyone',
  entity: 'second_factor',
  body: z.strictObject({ code: AppCode }),
  answer: nothing,
  problems: ['code_step_ended', 'second_factor_unchanged', 'too_many_requests'],
})

export const verifyRecoveryCode = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/verify-backup-code',
  summary: 'Ends a sign-in with a recovery code, which is then used up',
  permission: 'anyone',
  entity: 'second_factor',
  body: z.strictObject({ code: RecoveryCode }),
  answer: nothing,
  problems: ['code_step_ended', 'second_factor_unchanged', 'too_many_requests'],
})

export const makeRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/generate-backup-codes',
  summary: 'Makes new recovery codes; the old ones no longer hold',
  permission: 'signed_in',
  entity: 'second_factor',
  asTyped: ['password'],
  body: proof,
  answer: z.strictObject({ recovery_codes }),
  problems: ['second_factor_unchanged', 'too_many_requests'],
})

export const disableSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/disable',
  summary: 'Turns the second factor off',
  permission: 'signed_in',
  entity: 'second_factor',
  asTyped: ['password'],
  body: proof,
  answer: nothing,
  problems: ['too_many_requests'],
})
