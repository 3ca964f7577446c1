import { expect, test } from 'vitest'
import { fieldErrors } from '../wire/field-error.ts'
import { NewPassword } from './password.ts'

test.each([
  ['', 'password_too_short'],
  ['undici-e-no', 'password_too_short'],
  ['dodici-e-si!', undefined],
  ['cavallo batteria graffetta', undefined],
  ['            ', 'password_too_simple'],
  ['aaaaaaaaaaaa', 'password_too_simple'],
  ['AaAaBbBbCcCc', 'password_too_simple'],
  ['abcdabcdabcde', undefined],
  ['àèìòù ñçßøå 🔑', undefined],
  [`${'abcde'.repeat(25)}xyz`, undefined],
  [`${'abcde'.repeat(25)}wxyz`, 'too_long'],
])('the password %j: %s', (password, code) => {
  const read = NewPassword.safeParse(password)
  expect(read.success ? undefined : fieldErrors(read.error.issues)[0]?.code).toBe(code)
})

test('a password is kept as typed', () => {
  expect(NewPassword.parse('  spazi ai bordi  ')).toBe('  spazi ai bordi  ')
})
