import * as z from 'zod/mini'
import { appCodePattern, recoveryCodePattern } from './typed-code.ts'

export { readCode } from './typed-code.ts'

export const AppCode = z.string().check(z.trim(), z.regex(appCodePattern, 'wrong_code'))
export const RecoveryCode = z.string().check(z.trim(), z.regex(recoveryCodePattern, 'wrong_code'))
