import * as z from 'zod/mini'
import { maxLength, minLength } from '../wire/length.ts'

/** Shortest and longest password, in characters. Length is what makes a password strong, so nothing else is asked but variety. */
export const passwordMin = 12
export const passwordMax = 128
const fewestDifferentCharacters = 5

/** A password that somebody chooses. It is kept as typed: no trimming, every character counts. */
export const NewPassword = z
  .string()
  .check(
    minLength(passwordMin, 'password_too_short'),
    maxLength(passwordMax, 'too_long'),
    z.refine(isVaried, 'password_too_simple'),
  )

/** A password that somebody gives to prove who she is: an older one may break today's rule. */
export const GivenPassword = z.string().check(minLength(1, 'required'), maxLength(passwordMax, 'too_long'))

/** Whether the text repeats itself less than `aaaaaaaaaaaa` and `121212121212` do. */
function isVaried(password: string): boolean {
  return new Set(password.toLowerCase()).size >= fewestDifferentCharacters
}
