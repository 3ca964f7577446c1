import { describe, expect, it } from 'vitest'
import { formatHealthCard, groupTypedHealthCard, HealthCard, hasUnlikelyInsurer } from './health-card.ts'
import { InsuranceNumber } from './insurance-number.ts'

describe('HealthCard', () => {
  it.each([
    ['80756 01509 00026 47590', '80756015090002647590', false],
    ['80756015090002647590', '80756015090002647590', false],
    ['80756.01509.00026.47590', '80756015090002647590', false],
    ['8075-6015-0900-0264-7590', '80756015090002647590', false],
    [' 807560 1509\t00026\u00a047590 ', '80756015090002647590', false],
    ['80756 00290 01234 56789', '80756002900123456789', false],
    ['80756 00008 12345 67890', '80756000081234567890', false],
    ['80756 01384 00000 00001', '80756013840000000001', false],
    ['80756 12345 67890 12345', '80756123456789012345', true],
  ])('%s', (typed, stored, unlikely) => {
    const card = HealthCard.parse(typed)
    expect(card).toBe(stored)
    expect(hasUnlikelyInsurer(card)).toBe(unlikely)
    expect(HealthCard.parse(formatHealthCard(card))).toBe(card)
  })

  it.each([
    ['80756 01509 00026 4759', '19 digits'],
    ['80756 01509 00026 475901', '21 digits'],
    ['80276 01509 00026 47590', 'Germany'],
    ['756.1234.5678.97', 'an AVS number'],
    ['80756 0I509 00026 47590', 'a letter'],
    ['90756 01509 00026 47590', 'another sector'],
    ['', 'nothing'],
  ])('%s is refused: %s', typed => {
    expect(HealthCard.safeParse(typed).error?.issues.map(issue => issue.message)).toEqual(['bad_health_card'])
  })

  it.each([
    ['8075.6015.0900.0264.7590', '80756 01509 00026 47590'],
    ['80756015090002647590', '80756 01509 00026 47590'],
    ['80756 0150', '80756 0150'],
    ['807560150900026475901', '807560150900026475901'],
  ])('typed or pasted as %j is shown as %j', (typed, shown) => {
    expect(groupTypedHealthCard(typed)).toBe(shown)
  })

  it('is shown in groups of five', () => {
    expect(formatHealthCard('80756015090002647590')).toBe('80756 01509 00026 47590')
  })
})

describe('InsuranceNumber', () => {
  it.each([
    ['123456', true],
    ['AB-1234.567', true],
    ['x'.repeat(35), true],
    ['12345', false],
    ['  12345  ', false],
    ['', false],
    ['x'.repeat(36), false],
    ['1234\u0000567', false],
  ])('%j is one: %s', (typed, expected) => expect(InsuranceNumber.safeParse(typed).success).toBe(expected))

  it('says so in the words of the form', () => {
    expect(InsuranceNumber.safeParse('12345').error?.issues[0]?.message).toBe('bad_insurance_number')
  })
})
