import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Avs, formatAvs, groupTypedAvs, isAvs } from './avs.ts'
import { gs1CheckDigit } from './check-digit.ts'

const refusal = (text: string) => Avs.safeParse(text).error?.issues.map(issue => issue.message)

describe('Avs', () => {
  it.each([
    ['756.1234.5678.97', '7561234567897'],
    ['756.9217.0769.85', '7569217076985'],
    ['756.123.4567.897', '7561234567897'],
    ['7560000000002', '7560000000002'],
    ['756 9999 9999 91', '7569999999991'],
    ['756.987.6543.217', '7569876543217'],
    ['756-1234-5678-97', '7561234567897'],
    [' 756.1234.5678.97 ', '7561234567897'],
    ['756\u00a01234 5678 97', '7561234567897'],
  ])('%s is stored as %s', (typed, stored) => expect(Avs.parse(typed)).toBe(stored))

  it.each([
    ['756.1234.5678.98', 'another check digit'],
    ['756.1234.5687.97', 'two digits swapped'],
  ])('%s does not add up: %s', typed => expect(refusal(typed)).toEqual(['bad_avs_check_digit']))

  it.each([
    ['756.1234.5678.9', '12 digits'],
    ['757.1234.5678.97', 'another country'],
    ['756.1234.5678.977', '14 digits'],
    ['438.1234.5678.94', 'Liechtenstein'],
    ['123.45.678.113', 'old number'],
    ['756.1234.5678.9O', 'a letter'],
    ['756/1234/5678/97', 'slashes'],
    ['', 'nothing'],
  ])('%s is refused: %s', typed => expect(refusal(typed)).toEqual(['bad_avs']))

  it.each([
    ['756.123.4567.897', '756.1234.5678.97'],
    ['7561234567897', '756.1234.5678.97'],
    ['756-1234 5678.97 ', '756.1234.5678.97'],
    ['756.1234.5678.98', '756.1234.5678.98'],
    ['756.12', '756.12'],
    ['', ''],
  ])('typed or pasted as %j is shown as %j', (typed, shown) => expect(groupTypedAvs(typed)).toBe(shown))

  it('is shown in the official grouping', () => expect(formatAvs('7561234567897')).toBe('756.1234.5678.97'))
})

describe('check digit', () => {
  it.each([
    ['756123456789', 7],
    ['760100000001', 9],
    ['200555555500', 3],
    ['756000000000', 2],
  ])('of %s is %i', (digits, check) => expect(gs1CheckDigit(digits)).toBe(check))

  it('finds every single wrong digit', () => {
    const nine = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 })
    fc.assert(
      fc.property(
        nine,
        fc.integer({ min: 3, max: 12 }),
        fc.integer({ min: 1, max: 9 }),
        (digits, place, shift) => {
          const twelve = `756${digits.join('')}`
          const avs = `${twelve}${gs1CheckDigit(twelve)}`
          const wrong = avs.slice(0, place) + ((Number(avs[place]) + shift) % 10) + avs.slice(place + 1)
          expect([isAvs(avs), isAvs(wrong)]).toEqual([true, false])
          expect(Avs.parse(formatAvs(avs))).toBe(avs)
        },
      ),
    )
  })
})
