import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPaymentReference, numberOfReference, paymentReference } from './payment-reference.ts'
import { formatPaymentReference } from './printed-reference.ts'

const qrIban = 'CH4431999123000889012'
const iban = 'CH9300762011623852957'

describe('a payment reference', () => {
  it.each([
    ['210000000003139471430009017', true],
    ['000008207791225857421286694', true],
    ['000000000000000000000000011', true],
    ['123456789012345678901234567', true],
    ['210000000003139471430009018', false],
    ['21000000000313947143000901', false],
    ['210000000003139471430090017', false],
    ['000000000000000000000000000', false],
    ['RF18539007547034', true],
    ['RF18539007547043', false],
    ['RF', false],
    ['', false],
  ])('%s is one: %s', (reference, is) => {
    expect(isPaymentReference(reference)).toBe(is)
  })

  it('is a QR reference into a QR-IBAN, and a creditor reference into any other', () => {
    expect(paymentReference(qrIban, '2026-00042')).toMatch(/^0{17}202600042\d$/)
    expect(paymentReference(iban, '2026-00042')).toMatch(/^RF\d{2}202600042$/)
  })

  it.each(['RF18539007547034', '000008207791225857421286694', '000000000000000000000000011'])(
    '%s of somebody else names no invoice',
    reference => {
      expect(numberOfReference(reference)).toBeUndefined()
    },
  )

  it('is right for every invoice, and another for each', () => {
    const place = fc.integer({ min: 1, max: 999_999 })
    fc.assert(
      fc.property(fc.constantFrom(qrIban, iban), place, place, (account, one, other) => {
        const of = (at: number) => paymentReference(account, `2026-${String(at).padStart(5, '0')}`)
        expect(isPaymentReference(of(one))).toBe(true)
        expect(numberOfReference(of(one))).toBe(`2026-${String(one).padStart(5, '0')}`)
        expect(of(one) === of(other)).toBe(one === other)
      }),
    )
  })

  it.each([
    ['RF18539007547034', 'RF18 5390 0754 7034'],
    ['210000000003139471430009017', '21 00000 00003 13947 14300 09017'],
  ])('%s is printed %s', (reference, printed) => {
    expect(formatPaymentReference(reference)).toBe(printed)
  })
})
