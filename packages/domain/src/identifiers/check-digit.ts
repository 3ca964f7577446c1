/**
 * The last digit of a GS1 number of 13 digits (EAN-13), from the 12 before it: weights 1, 3, 1, 3, ... from the
 * left. AVS numbers and GLN share it.
 */
export function gs1CheckDigit(twelveDigits: string): number {
  const sum = Array.from(twelveDigits).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  )
  return (10 - (sum % 10)) % 10
}
