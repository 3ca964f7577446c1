import { expect, it } from 'vitest'
import { formatIban, Iban, isQrIban } from './iban.ts'

const problem = (text: string) => Iban.safeParse(text).error?.issues[0]?.message

it.each([
  ['CH44 3199 9123 0008 8901 2', true],
  ['CH64 3196 1000 0044 2155 7', true],
  ['CH04 3000 0001 2345 6789 0', true],
  ['CH93 0076 2011 6238 5295 7', false],
  ['CH58 0079 1123 0008 8901 2', false],
  ['CH39 0870 4016 0754 7300 7', false],
])('%s is an account, for QR references alone: %s', (text, isQr) => {
  const iban = Iban.parse(text)
  expect(iban).toBe(text.replaceAll(' ', ''))
  expect(isQrIban(iban)).toBe(isQr)
  expect(formatIban(iban)).toBe(text)
})

it.each([
  ['CH36 3080 8004 9828 4896 0', 'bad_iban_check_digit'],
  ['CH93 0076 2011 6238 5295 8', 'bad_iban_check_digit'],
  ['CH44 3199 9123 0008 9801 2', 'bad_iban_check_digit'],
  ['CH93 0076 2011 6238 5295', 'bad_iban'],
  ['DE89 3704 0044 0532 0130 00', 'iban_abroad'],
  ['', 'bad_iban'],
])('%s is refused: %s', (text, code) => expect(problem(text)).toBe(code))
