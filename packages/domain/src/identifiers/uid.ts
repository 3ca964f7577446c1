import * as z from 'zod/mini'
import { maxLength } from '../wire/length.ts'

/** 'CHE' and nine digits; what registers a house for VAT is written after them, and is no part of the number. */
const written = /^CHE(\d{9})(?:MWST|TVA|IVA)?$/
const weights = [5, 4, 3, 2, 7, 6, 5, 4] as const

/**
 * Enterprise identification number (IDI, UID): 'CHE', eight digits and a check digit modulo 11; ten is never assigned
 * (Ordinance on the enterprise identification number). Stored compact, without a VAT suffix.
 */
export const Uid = z.string().check(
  maxLength(40),
  z.overwrite(text => text.replace(/[\s.-]/g, '').toUpperCase()),
  z.refine(uid => written.test(uid), { error: 'bad_uid', abort: true }),
  z.overwrite(uid => uid.slice(0, 12)),
  z.refine(uid => checkDigitOf(uid) === Number(uid[11]), 'bad_uid_check_digit'),
)
export type Uid = z.infer<typeof Uid>

function checkDigitOf(uid: string): number {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(uid[3 + at]), 0)
  return (11 - (sum % 11)) % 11
}

/** 'CHE-109.322.551', as it is printed. */
export const formatUid = (uid: Uid): string =>
  `${uid.slice(0, 3)}-${uid.slice(3, 6)}.${uid.slice(6, 9)}.${uid.slice(9)}`
