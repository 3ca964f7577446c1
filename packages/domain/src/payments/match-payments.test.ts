import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paymentReference } from '../identifiers/payment-reference.ts'
import { matchPayments, type Owed, type Received } from './match-payments.ts'
import { paymentSumsOf } from './payment-sums.ts'

const iban = 'CH9300762011623852957'
const qrIban = 'CH4431999123000889012'
const number = '2026-00042'
const scor = paymentReference(iban, number)
const qrr = paymentReference(qrIban, number)

const received = (more: Partial<Received> = {}): Received => ({
  amount: 2625,
  currency: 'CHF',
  reference: scor,
  isReversal: false,
  isUnexplained: false,
  ...more,
})
const owed = (more: Partial<Owed> = {}): Owed => ({
  _id: 'i',
  number,
  isStanding: true,
  open: 2625,
  payable: 2625,
  ...more,
})

const wrongDigit = (reference: string) => `${reference.slice(0, -1)}${(Number(reference.at(-1)) + 1) % 10}`

describe('a payment', () => {
  it.each<[string, Partial<Received>, Partial<Owed>, string, string | null]>([
    ['by its creditor reference', {}, {}, 'booked', null],
    ['by its QR reference', { reference: qrr }, {}, 'booked', null],
    ['five Rappen short', { amount: 2620 }, {}, 'differing', 'too_little'],
    ['five Rappen over', { amount: 2630 }, {}, 'differing', 'too_much'],
    ['for what is paid already', {}, { open: 0 }, 'differing', 'too_much'],
    ['taken back by the bank', { amount: -2625, isReversal: true }, { open: 0 }, 'differing', 'reversed'],
    ['taken back where nothing was booked', { amount: -5, isReversal: true }, {}, 'unmatched', 'reversed'],
    ['of a cancelled invoice', {}, { isStanding: false }, 'unmatched', 'cancelled'],
    ['with a wrong digit', { reference: wrongDigit(qrr) }, {}, 'unmatched', 'bad_reference'],
    ['of somebody else’s making', { reference: 'RF18539007547034' }, {}, 'unmatched', 'unknown_reference'],
    ['without a reference', { reference: null }, {}, 'unmatched', 'no_reference'],
    ['in euro', { currency: 'EUR' }, {}, 'unmatched', 'other_currency'],
    ['going out', { amount: -2625 }, {}, 'unmatched', 'debit'],
    ['that nobody explains', { isUnexplained: true }, {}, 'unmatched', 'without_details'],
    ['of more than there is', { amount: 100_000_001 }, {}, 'unmatched', 'too_large'],
  ])('%s', (_, payment, invoice, outcome, question) => {
    const [match] = matchPayments([received(payment)], [owed(invoice)])
    expect(match).toMatchObject({ outcome, question })
  })

  it('that comes twice in a file pays once, and the second is too much', () => {
    const matches = matchPayments([received(), received()], [owed()])
    expect(matches.map(({ question }) => question)).toEqual([null, 'too_much'])
  })

  it('in two parts pays the invoice with the second', () => {
    const matches = matchPayments([received({ amount: 1000 }), received({ amount: 1625 })], [owed()])
    expect(matches.map(({ question }) => question)).toEqual(['too_little', null])
  })
})

it('nothing of a file is dropped: what became of it is its whole, in each currency', () => {
  const payment = fc.record({
    amount: fc.integer({ min: -10_000, max: 10_000 }),
    currency: fc.constantFrom('CHF', 'EUR'),
    reference: fc.constantFrom(scor, qrr, wrongDigit(qrr), null),
    isReversal: fc.boolean(),
    isUnexplained: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(payment), fc.integer({ min: 0, max: 10_000 }), (payments, open) => {
      const matches = matchPayments(payments, [owed({ open })])
      for (const { total, booked, differing, unmatched, currency } of paymentSumsOf(
        payments.map((each, at) => ({ ...each, ...matches[at]! })),
      )) {
        const own = payments.filter(each => each.currency === currency)
        expect(total).toEqual({
          count: own.length,
          amount: own.reduce((sum, { amount }) => sum + amount, 0),
        })
        expect(booked.amount + differing.amount + unmatched.amount).toBe(total.amount)
        expect(booked.count + differing.count + unmatched.count).toBe(total.count)
      }
    }),
  )
})
