import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RecognisedCost } from '../billing/recognised-cost.ts'
import { type CostedInvoice, residualOf, residualSums } from './residual-cost.ts'

type Line = CostedInvoice['lines'][number]

const line = (more: Partial<Line> = {}): Line => ({
  date: '2026-05-04',
  letter: 'B',
  care_kind: 'ordinary',
  minutes: 60,
  real_minutes: 58,
  amount: 6300,
  share: null,
  ...more,
})

const invoice = (more: Partial<CostedInvoice> = {}): CostedInvoice => ({
  dossierId: '0192f0c1-0000-7000-8000-0000000000a1',
  zip: '6500',
  place: 'Bellinzona',
  canton: 'TI',
  law: 'kvg',
  lines: [line()],
  contributions: [],
  ...more,
})

const cost = {
  letter: 'B',
  care_kind: 'ordinary',
  canton: 'TI',
  hourly_cost: 9500,
  from: '2026-01-01',
} as const
const may = { from: '2026-05-01', to: '2026-05-31' }

function sumsOf(invoices: readonly CostedInvoice[], costs: readonly RecognisedCost[] = [cost], days = may) {
  const sums = residualSums(costs, days)
  for (const each of invoices) sums.add(each)
  return { rows: sums.rows(), missing: sums.missing() }
}

describe('the rest of the care', () => {
  it('is its recognised cost without what insurer and client pay', () => {
    const contributions = [{ date: '2026-05-04', amount: 765 }]
    expect(sumsOf([invoice({ contributions })]).rows).toEqual([
      {
        month: '2026-05',
        zip: '6500',
        place: 'Bellinzona',
        canton: 'TI',
        law: 'kvg',
        letter: 'B',
        care_kind: 'ordinary',
        clients: 1,
        minutes: 60,
        real_minutes: 58,
        amount: 6300,
        canton_share: 0,
        contributed: 765,
        cost: 9500,
        residual: 2435,
      },
    ])
  })

  it('is reckoned line by line, by what holds on each day, of each client once', () => {
    const raised = { ...cost, hourly_cost: 9800, from: '2026-05-05' }
    const two = invoice({ lines: [line({ minutes: 5, amount: 525 }), line({ date: '2026-05-05' })] })
    const { rows } = sumsOf([two, { ...two, lines: [line()] }], [cost, raised])
    expect(rows).toMatchObject([
      { clients: 1, minutes: 125, cost: 792 + 9800 + 9500, residual: 267 + 3500 + 3200 },
    ])
  })

  it('is never below nought', () => expect(residualOf(5000, { amount: 6300, contributed: 0 })).toBe(0))

  it('is unknown where nobody wrote what an hour costs, and for a part of it as for all', () => {
    const lines = [line({ date: '2026-05-10' }), line({ date: '2026-05-20' })]
    const { rows, missing } = sumsOf([invoice({ lines })], [{ ...cost, from: '2026-05-15' }])
    expect(rows).toMatchObject([{ minutes: 120, amount: 12_600, cost: null, residual: null }])
    expect(missing).toEqual([{ canton: 'TI', letter: 'B', care_kind: 'ordinary', from: '2026-05-10' }])
  })

  it('is asked for of each canton, letter and kind of care by itself', () => {
    const lines = [line(), line({ letter: 'C' }), line({ care_kind: 'psychiatric', date: '2026-05-02' })]
    const { missing } = sumsOf([invoice({ lines }), invoice({ canton: null })])
    expect(missing.map(({ canton, letter, care_kind }) => [canton, letter, care_kind])).toEqual([
      [null, 'B', 'ordinary'],
      ['TI', 'C', 'ordinary'],
      ['TI', 'B', 'psychiatric'],
    ])
  })

  it.each([
    ['of an accident', { law: 'uvg' }, {}],
    ['of housekeeping', { law: 'private' }, { letter: 'D' }],
  ] as const)('is nobody’s where it is %s', (_, more, of) => {
    const { rows, missing } = sumsOf([invoice({ ...more, lines: [line(of)] })])
    expect(rows).toMatchObject([{ cost: null, residual: null }])
    expect(missing).toEqual([])
  })

  it('is none of acute and transitional care, of which the canton pays its share', () => {
    const acute = line({ care_kind: 'transitional', amount: 2835, share: { percent: 45, whole: 6300 } })
    const { rows, missing } = sumsOf([invoice({ lines: [acute] })])
    expect(rows).toMatchObject([{ amount: 2835, canton_share: 3465, cost: null, residual: null }])
    expect(missing).toEqual([])
  })

  it('leaves out what is of other days', () =>
    expect(sumsOf([invoice()], [cost], { from: '2026-05-05', to: '2026-05-31' }).rows).toEqual([]))
})

it('shares what a client contributes on a day out to its lines to the Rappen', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 1535 }), (each, amount) => {
      fc.pre(each.some(of => of > 0))
      const lines = each.map(of => line({ amount: of }))
      const { rows } = sumsOf([invoice({ lines, contributions: [{ date: '2026-05-04', amount }] })])
      expect(rows[0]!.contributed).toBe(amount)
    }),
  )
})
