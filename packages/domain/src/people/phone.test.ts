import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasOddCode } from './odd-phone-code.ts'
import { formatPhone, Phone, readPhone } from './phone.ts'

describe('Phone', () => {
  it.each([
    ['091 123 45 67', '+41911234567', '+41 91 123 45 67'],
    ['+41 79 123 45 67', '+41791234567', '+41 79 123 45 67'],
    ['0041 76 123 45 67', '+41761234567', '+41 76 123 45 67'],
    ['+41 (0)91 123 45 67', '+41911234567', '+41 91 123 45 67'],
    ['0041 (0)91 123 45 67', '+41911234567', '+41 91 123 45 67'],
    ['(091) 123 45 67', '+41911234567', '+41 91 123 45 67'],
    ['091/123.45-67', '+41911234567', '+41 91 123 45 67'],
    ['081 123 45 67', '+41811234567', '+41 81 123 45 67'],
    ['0800 123 123', '+41800123123', '+41 800 123 123'],
    ['0848 123 123', '+41848123123', '+41 848 123 123'],
    ['+39 02 1234 5678', '+390212345678', '+390212345678'],
    ['+39 (0)2 1234 5678', '+390212345678', '+390212345678'],
    ['+49 (0)30 123456', '+4930123456', '+4930123456'],
    ['+423 123 45 67', '+4231234567', '+4231234567'],
    ['144', '144', '144'],
    ['1 1 7', '117', '117'],
  ])('%s is stored as %s', (typed, stored, shown) => {
    expect(Phone.parse(typed)).toBe(stored)
    expect(Phone.parse(stored)).toBe(stored)
    expect(formatPhone(stored)).toBe(shown)
  })

  it.each([
    ['091 123 45 6', 'bad_phone'],
    ['091 123 45 678', 'bad_phone'],
    ['91 123 45 67', 'phone_without_prefix'],
    ['+41 091 123 45 67', 'phone_zero_after_country'],
    ['011 123 45 67', 'bad_phone'],
    ['079-ABC-45-67', 'bad_phone'],
    ['119', 'bad_phone'],
    ['+39 1234', 'bad_phone'],
    ['+0 123 456 789', 'bad_phone'],
    ['+39 123456789012345', 'bad_phone'],
    ['++41 91 123 45 67', 'bad_phone'],
    ['', 'bad_phone'],
  ])('%s is refused: %s', (typed, problem) => {
    expect(readPhone(typed)).toEqual({ problem })
    expect(Phone.safeParse(typed).error?.issues.map(issue => issue.message)).toEqual([problem])
  })

  it.each([
    ['+41911234567', false],
    ['+41781234567', false],
    ['+41800123123', false],
    ['+41991234567', true],
    ['+41231234567', true],
    ['+390212345678', false],
    ['144', false],
  ])('%s has an unknown code: %s', (phone, unknown) => expect(hasOddCode(phone)).toBe(unknown))

  it('reads what it shows', () => {
    const national = fc.stringMatching(/^[2-9]\d{8}$/)
    fc.assert(
      fc.property(national, digits => {
        expect(Phone.parse(formatPhone(`+41${digits}`))).toBe(`+41${digits}`)
      }),
    )
  })
})
