import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someBilling, someCantonShare, someToBill, someTransitionalRate } from '../testing/some-billing.ts'
import { drawUp } from './draw-up.ts'
import type { BillingFacts, ToBill } from './to-bill.ts'

const { house } = someBilling()
const rate = someTransitionalRate(8800)
const share = someCantonShare()

const drawn = (
  performed: Partial<ToBill>[],
  canton_shares: BillingFacts['house']['canton_shares'] = [share],
  more: Partial<BillingFacts> = {},
) =>
  drawUp(
    someBilling({
      performed: performed.map(someToBill),
      house: { ...house, tariffs: [rate], canton_shares },
      ...more,
    }),
  )

const acute = { transitional: true, minutes: 60 }

describe('acute and transitional care', () => {
  it('is shared out between the insurer and a document to the canton', () => {
    const { invoices } = drawn([acute, { minutes: 60, date: '2026-05-20' }])
    expect(invoices).toMatchObject([
      {
        document: 'care',
        payer: { name: 'Cassa di Prova' },
        lines: [
          { care_kind: 'transitional', amount: 3960, share: { percent: 45, whole: 8800 } },
          { care_kind: 'ordinary', amount: 6300, share: null },
        ],
        canton_shares: [],
        total: 10_260,
      },
      {
        document: 'canton_share',
        tiers: 'garant',
        payer: { name: 'Ufficio di prova', address: { full_address: 'Via Prova 7, 6501 Bellinzona' } },
        client: { name: 'Bianchi Rosa' },
        lines: [],
        canton_shares: [
          { date: '2026-05-04', letter: 'B', minutes: 60, whole: 8800, percent: 55, amount: 4840 },
        ],
        total: 4840,
        payable: 4840,
      },
    ])
  })

  it.each([
    ['nobody wrote', []],
    ['begins tomorrow', [{ ...share, from: '2026-05-05' }]],
    ['is of another canton', [{ ...share, canton: 'GR' as const }]],
  ])('is held where the share of the canton %s', (_, shares) => {
    const { invoices, problems } = drawn([acute], shares)
    expect(invoices.flatMap(({ lines }) => lines)).toEqual([])
    expect(problems).toContainEqual({
      code: 'share_unknown',
      date: '2026-05-04',
      _id: null,
      unpriced: { law: 'kvg', letter: 'B', care_kind: 'transitional', minutes: 60 },
    })
  })

  it('goes by the share of each day, and to whom the last of them names', () => {
    const moved = { ...share, percent: 60, recipient: 'Altro ufficio', from: '2026-05-05' }
    const [care, canton] = drawn([acute, { ...acute, date: '2026-05-05' }], [share, moved]).invoices
    expect(care!.lines.map(({ amount }) => amount)).toEqual([3960, 3520])
    expect(canton!.canton_shares.map(({ percent, amount }) => [percent, amount])).toEqual([
      [55, 4840],
      [60, 5280],
    ])
    expect(canton!.payer.name).toBe('Altro ufficio')
  })

  it('leaves the insurer nothing where the canton pays all', () => {
    const [care, canton] = drawn([acute], [{ ...share, percent: 100 }]).invoices
    expect([care!.total, canton!.total]).toEqual([0, 8800])
  })

  it('is drawn up anew as it was split where only the canton’s part was cancelled', () => {
    const [content] = drawn([acute]).invoices
    const unaccompanied = [{ invoiceId: 'care', content: content!, document: 'canton_share' as const }]
    const anew = drawn([], [{ ...share, percent: 70, recipient: 'Nuovo ufficio' }], { unaccompanied })
    expect(anew.invoices).toMatchObject([
      {
        document: 'canton_share',
        payer: { name: 'Nuovo ufficio' },
        canton_shares: [{ percent: 55, amount: 4840 }],
      },
    ])
    expect(anew.besideOf.get(anew.invoices[0]!)).toBe('care')
    expect(drawn([], [], { unaccompanied }).problems.map(({ code }) => code)).toEqual(['share_unknown'])
  })
})

it('adds up to the whole of each line, whatever the share and the minutes', () => {
  const anyVisit = fc.record({
    minutes: fc.integer({ min: 1, max: 300 }),
    day: fc.integer({ min: 1, max: 14 }),
  })
  const anyShare = fc.integer({ min: 550, max: 1000 })
  fc.assert(
    fc.property(fc.array(anyVisit, { minLength: 1, maxLength: 8 }), anyShare, (visits, tenths) => {
      const performed = visits.map(({ minutes, day }) => ({
        transitional: true,
        minutes,
        date: `2026-05-${String(day).padStart(2, '0')}`,
      }))
      const [care, canton] = drawn(performed, [{ ...share, percent: tenths / 10 }]).invoices
      const wholes = care!.lines.map(line => line.share!.whole)
      expect(care!.lines.map(({ amount }, at) => amount + canton!.canton_shares[at]!.amount)).toEqual(wholes)
      expect(care!.total + canton!.total).toBe(wholes.reduce((sum, whole) => sum + whole, 0))
    }),
    { numRuns: 60 },
  )
})
