import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../days/day.ts'
import { someBilling, someToBill } from '../testing/some-billing.ts'
import { someCoverage } from '../testing/some-coverage.ts'
import { drawUp } from './draw-up.ts'
import type { BillingFacts, ToBill } from './to-bill.ts'

const { house, coverages, client, insurers } = someBilling()
const [basic] = coverages
const inArgovia = { ...basic!, canton: 'AG' as const }
const rule = {
  canton: 'AG',
  kind: 'percent_with_daily_cap',
  percent: 20,
  daily_cap: 1535,
  min_age: 18,
  from: '2020-01-01',
} as const
const rcc = [{ canton: 'AG', rcc_number: 'Z123421', from: '2020-01-01' }] as const

const argovia = (more: Partial<BillingFacts> = {}, rules: BillingFacts['house']['contributions'] = [rule]) =>
  drawUp(
    someBilling({
      coverages: [inArgovia],
      house: { ...house, rcc: [...rcc], contributions: rules },
      ...more,
    }),
  )

const performed = (...each: Partial<ToBill>[]): Partial<BillingFacts> => ({ performed: each.map(someToBill) })
const hour = { letter: 'A', minutes: 60, order_required: false } as const

describe('what a client contributes', () => {
  it('stands on a document of her own, day by day', () => {
    const { invoices, problems } = argovia(performed({}, { ...hour, date: '2026-05-05' }))
    expect(invoices).toHaveLength(2)
    expect(invoices[1]).toMatchObject({
      document: 'contribution',
      tiers: 'garant',
      payer: { name: 'Bianchi Rosa', gln_number: null },
      coverageId: inArgovia._id,
      lines: [],
      materials: [],
      contributions: [
        { date: '2026-05-04', care_amount: 1575, percent: 20, cap: 1535, amount: 315 },
        { date: '2026-05-05', care_amount: 7690, percent: 20, cap: 1535, amount: 1535 },
      ],
      total: 1850,
      payable: 1850,
    })
    expect(problems.map(({ code }) => code)).toEqual(['no_position'])
  })

  it('takes all letters of a day together', () => {
    const { invoices } = argovia(performed({}, { letter: 'C', minutes: 30, order_required: false }))
    expect(invoices[1]!.contributions).toMatchObject([{ care_amount: 1575 + 2630, amount: 841 }])
  })

  it('changes nothing of what the insurer gets', () => {
    const several = performed({}, hour, { date: '2026-05-20', minutes: 45 })
    const [without, ...none] = argovia(several, [
      { ...rule, kind: 'none', percent: null, daily_cap: null, min_age: null },
    ]).invoices
    expect(none).toEqual([])
    expect(argovia(several).invoices[0]).toEqual(without)
  })

  it('has only the rest of a day’s cap where a part of the day was billed before', () => {
    const { invoices } = argovia({
      ...performed(hour, { ...hour, date: '2026-05-05' }),
      contributed: [
        { date: '2026-05-04', amount: 1000 },
        { date: '2026-05-05', amount: 1535 },
      ],
    })
    expect(invoices[1]!.contributions).toMatchObject([{ date: '2026-05-04', amount: 535 }])
  })

  it('begins with the birthday on which she is old enough', () => {
    const { invoices } = argovia({
      client: { ...client, birthday: '2008-05-05' },
      ...performed({}, { date: '2026-05-05' }),
    })
    expect(invoices[1]!.contributions).toMatchObject([{ date: '2026-05-05' }])
  })

  const accident = someCoverage({
    contactId: insurers[0]!._id,
    law: 'uvg',
    case_number: 'U-1',
    canton: 'AG',
    from: '2026-01-01',
  })
  const agreed = {
    canton: null,
    contract: null,
    code: null,
    name: null,
    hourly_rate: 5000,
    from: '2026-01-01',
  }
  it.each<[string, Partial<BillingFacts>]>([
    ['a child', { client: { ...client, birthday: '2010-01-01' } }],
    [
      'an accident',
      {
        coverages: [accident],
        house: {
          ...house,
          contributions: [rule],
          tariffs: [{ ...agreed, law: 'uvg', letter: 'B', care_kind: 'ordinary', tariff_type: '533' }],
        },
      },
    ],
    [
      'acute and transitional care',
      {
        house: {
          ...house,
          contributions: [rule],
          tariffs: [{ ...agreed, law: 'kvg', letter: 'B', care_kind: 'transitional', tariff_type: '532' }],
        },
        ...performed({ transitional: true }),
      },
    ],
    ['Ticino', { coverages: [{ ...basic!, canton: 'TI' }] }],
    ['a day on which all is contributed', { contributed: [{ date: '2026-05-04', amount: 1535 }] }],
  ])('is nothing for %s', (_what, more) => {
    const { invoices, problems } = argovia(more)
    expect(invoices.map(({ document }) => document)).toEqual(['care'])
    expect(problems.map(({ code }) => code)).not.toContain('contribution_unknown')
  })

  it('is asked about where nobody wrote what the canton asks, and holds nothing up', () => {
    const { invoices, problems } = argovia(performed({ date: '2026-05-05' }, {}), [])
    expect(invoices.map(({ document }) => document)).toEqual(['care'])
    expect(problems).toContainEqual({ code: 'contribution_unknown', date: '2026-05-04', _id: null })
  })

  it('needs to know where she lives', () =>
    expect(argovia({ client: { ...client, address: null } }).problems.map(({ code }) => code)).toContain(
      'no_payer_address',
    ))
})

const anyDays = fc.array(
  fc.record({
    date: fc.integer({ min: 0, max: 30 }).map(at => addDays('2026-05-01', at)),
    letter: fc.constantFrom('A' as const, 'B' as const, 'C' as const),
    minutes: fc.integer({ min: 1, max: 600 }),
  }),
  { minLength: 1, maxLength: 25 },
)

it('is the sum of its days, of no day over the cap or the percentage, whatever was done', () => {
  const rules = fc.record({
    percent: fc.integer({ min: 1, max: 1000 }).map(tenths => tenths / 10),
    daily_cap: fc.integer({ min: 1, max: 1538 }),
  })
  fc.assert(
    fc.property(anyDays, rules, (days, of) => {
      const [care, contribution] = argovia(performed(...days), [{ ...rule, ...of }]).invoices
      const lines = contribution?.contributions ?? []
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(contribution?.total ?? 0)
      for (const { date, care_amount, amount } of lines) {
        expect(amount).toBeLessThanOrEqual(of.daily_cap)
        expect(amount * 1000).toBeLessThanOrEqual(care_amount * Math.round(of.percent * 10))
        const ofDay = care!.lines.filter(line => line.date === date)
        expect(ofDay.reduce((sum, line) => sum + line.amount, 0)).toBe(care_amount)
      }
      expect(new Set(lines.map(({ date }) => date)).size).toBe(lines.length)
    }),
  )
})
