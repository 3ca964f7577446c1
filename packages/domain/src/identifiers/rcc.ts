import * as z from 'zod/mini'
import { maxLength } from '../wire/length.ts'

/** RCC number (ZSR): who may bill the health insurance. Stored as a letter and six digits, however it was grouped. */
export const Rcc = z.string().check(
  maxLength(40),
  z.overwrite(text => text.replace(/[\s.-]/g, '').toUpperCase()),
  z.regex(/^[A-Z]\d{6}$/, 'bad_rcc'),
)
export type Rcc = z.infer<typeof Rcc>

/** 'D 1234.56', as it is printed. */
export const formatRcc = (rcc: Rcc): string => `${rcc[0]} ${rcc.slice(1, 5)}.${rcc.slice(5)}`

/**
 * The letter that the six digits lead to: weights 6 to 1, the remainder by 26, from A = 1 to Y = 25; Z where nothing
 * remains.
 */
function letterOf(digits: string): string {
  const sum = Array.from(digits).reduce((total, digit, at) => total + Number(digit) * (6 - at), 0)
  return 'ZABCDEFGHIJKLMNOPQRSTUVWXY'[sum % 26]!
}

/** Whether the letter is not the one of the digits. A warning, never a refusal: its rule is published as one. */
export const hasUnlikelyLetter = (rcc: Rcc): boolean => rcc[0] !== letterOf(rcc.slice(1))
