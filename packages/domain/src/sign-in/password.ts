import * as z from 'zod/mini'

/** Shortest and longest password, in characters. Length is what makes a password strong, so nothing else is asked but variety. */
export const passwordMin = 12
export const passwordMax = 128
const fewestDifferentCharacters = 5

/** A password that somebody chooses. It is kept as typed: no trimming, every character counts. */
export const NewPassword = z
  .string()
  .check(
    z.minLength(passwordMin, 'password_too_short'),
    z.maxLength(passwordMax, 'too_long'),
    z.refine(isVaried, 'password_too_simple'),
  )

/** A password that somebody gives to prove who she is: an older one may break today's rule. */
export const GivenPassword = z
  .string()
  .check(z.minLength(1, 'required'), z.maxLength(passwordMax, 'too_long'))

/** Whether the text repeats itself less than `aaaaaaaaaaaa` and `121212121212` do. */
function isVaried(password: string): boolean {
  return new Set(password.toLowerCase()).size >= fewestDifferentCharacters
}
