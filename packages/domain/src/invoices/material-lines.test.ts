import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someBilling, someMaterialToBill } from '../testing/some-billing.ts'
import { someCoverage } from '../testing/some-coverage.ts'
import { drawUp } from './draw-up.ts'
import type { BillingFacts, MaterialToBill } from './to-bill.ts'

const drawn = (used: MaterialToBill[], more: Partial<BillingFacts> = {}) =>
  drawUp(someBilling({ used, ...more }))
const [basic] = someBilling().coverages
const accident = someCoverage({
  contactId: someBilling().insurers[0]!._id,
  law: 'uvg',
  case_number: 'U-1',
  from: '2026-01-01',
})

describe('a material', () => {
  it('stands on the invoice of the care, apart from minutes, and in its total', () => {
    const used = someMaterialToBill()
    const { invoices, problems } = drawn([used])
    expect(invoices).toHaveLength(1)
    expect(invoices[0]).toMatchObject({ law: 'kvg', total: 1575 + 290, payable: 1865 })
    expect(invoices[0]!.materials).toEqual([
      {
        date: '2026-05-04',
        materialId: used.material._id,
        name: 'Compressa sterile',
        unit: 'pezzo',
        tariff_type: '452',
        code: '35.01.01.00.1',
        quantity: 2,
        price: 145,
        amount: 290,
        uses: [{ useId: used._id, taskId: used.taskId, version: 1, quantity: 2 }],
      },
    ])
    expect(problems.map(({ code }) => code)).toEqual(['no_position'])
  })

  it('has one line a day, each with its uses', () => {
    const { invoices } = drawn([
      someMaterialToBill({ quantity: 0.1 }),
      someMaterialToBill({ quantity: 0.2 }),
      someMaterialToBill({ date: '2026-05-05' }),
    ])
    expect(
      invoices[0]!.materials.map(({ date, quantity, amount, uses }) => [date, quantity, amount, uses.length]),
    ).toEqual([
      ['2026-05-04', 0.3, 44, 2],
      ['2026-05-05', 2, 290, 1],
    ])
  })

  it('that only nurses use is never billed', () => {
    const { invoices, problems } = drawn([someMaterialToBill({ material: { category: 'C', prices: [] } })], {
      performed: [],
    })
    expect([invoices, problems]).toEqual([[], []])
  })

  it('goes to the insurer of the accident by the tariff of cases', () => {
    const prices = [
      ...someMaterialToBill().material.prices,
      { payer: 'case', tariff_type: '533', code: '53371', price: 160, from: '2026-01-01' } as const,
    ]
    const { invoices } = drawn([someMaterialToBill({ material: { prices } })], {
      performed: [],
      coverages: [basic!, accident],
    })
    expect(invoices).toMatchObject([
      { law: 'uvg', materials: [{ tariff_type: '533', code: '53371', amount: 320 }], total: 320 },
    ])
  })

  it('is the client’s own where nobody insures her', () => {
    const { invoices, problems } = drawn([someMaterialToBill()], { performed: [], coverages: [] })
    expect(invoices).toMatchObject([
      { law: 'private', tiers: 'garant', payer: { name: 'Bianchi Rosa' }, total: 290 },
    ])
    expect(problems.map(({ code }) => code)).not.toContain('no_coverage')
  })

  it('is held where several cases could pay it', () => {
    const { invoices, problems } = drawn([someMaterialToBill()], {
      performed: [],
      coverages: [accident, { ...accident, law: 'ivg' }],
    })
    expect([invoices, problems.map(({ code }) => code)]).toEqual([[], ['several_cases']])
  })

  it('holds the invoice where no price is known on its day, and names the material', () => {
    const used = someMaterialToBill({ date: '2025-12-31', material: { _id: 'gauze' } })
    expect(drawn([used], { month: '2025-12' }).problems).toContainEqual({
      code: 'no_material_price',
      date: '2025-12-31',
      _id: 'gauze',
    })
  })

  it('says where its position is unknown', () => {
    const { problems } = drawn([someMaterialToBill({ material: { code: null } })], { performed: [] })
    expect(problems.map(({ code }) => code)).toEqual(['no_position'])
  })

  it('is no care to which a client contributes', () => {
    const { house, coverages } = someBilling()
    const rule = {
      canton: 'TI',
      kind: 'percent_with_daily_cap',
      percent: 20,
      daily_cap: 1535,
      min_age: null,
    } as const
    const with20 = { ...house, contributions: [{ ...rule, from: '2026-01-01' }] }
    expect(drawn([someMaterialToBill()], { performed: [], coverages, house: with20 }).invoices).toHaveLength(
      1,
    )
    expect(drawn([someMaterialToBill()], { house: with20 }).invoices[1]!.contributions[0]!.care_amount).toBe(
      1575,
    )
  })
})

it('adds up in whatever order it comes: lines to the total, nothing left out or twice', () => {
  const anyUse = fc.record({
    quantity: fc.integer({ min: 1, max: 100_000 }).map(hundredths => hundredths / 100),
    date: fc.constantFrom('2026-05-04', '2026-05-05', '2026-05-06'),
    material: fc.record({ _id: fc.constantFrom('1', '2', '3') }),
  })
  fc.assert(
    fc.property(fc.array(anyUse, { minLength: 1, maxLength: 20 }), uses => {
      const all = uses.map(someMaterialToBill)
      const [one] = drawn(all).invoices
      const [other] = drawn(all.toReversed()).invoices
      expect(other!.total).toBe(one!.total)
      const lines = [...one!.lines, ...one!.materials]
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(one!.total)
      const billed = one!.materials.flatMap(({ uses: of }) => of.map(({ useId }) => useId))
      expect(billed.toSorted()).toEqual(all.map(({ _id }) => _id).toSorted())
    }),
  )
})
