import type { Rcc } from './rcc.ts'

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
