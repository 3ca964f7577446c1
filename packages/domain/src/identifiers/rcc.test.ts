import { describe, expect, it } from 'vitest'
import { formatRcc, Rcc } from './rcc.ts'
import { hasUnlikelyLetter } from './rcc-letter.ts'

describe('RCC', () => {
  it.each([
    ['D123456', 'D123456', false],
    ['S 1234.21', 'S123421', false],
    ['K100021', 'K100021', false],
    ['C432121', 'C432121', false],
    ['H 0001.21', 'H000121', false],
    ['Z121111', 'Z121111', false],
    ['d 123456', 'D123456', false],
    ['P123456', 'P123456', true],
    ['A123456', 'A123456', true],
  ])('%s is stored as %s, its letter unlikely: %s', (text, stored, isUnlikely) => {
    expect(Rcc.parse(text)).toBe(stored)
    expect(hasUnlikelyLetter(stored)).toBe(isUnlikely)
  })

  it.each(['D12345', 'D1234567', '1234567', 'DD12345', '', 'É123456'])('%s is refused', text => {
    expect(Rcc.safeParse(text).error?.issues[0]?.message).toBe('bad_rcc')
  })

  it('is shown as it is printed', () => {
    expect(formatRcc('S123421')).toBe('S 1234.21')
  })
})
