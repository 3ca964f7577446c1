import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CoverageLaw } from '../coverages/coverage.ts'
import {
  costOfUnits,
  MaterialFields,
  type MaterialPrice,
  materialPriceOn,
  materialPricesOn,
  sumOfQuantities,
} from './material.ts'
import { isBilled } from './named-material.ts'
import { UsedQuantity } from './material-use.ts'

const price = (more: Partial<MaterialPrice> = {}): MaterialPrice => ({
  payer: 'kvg',
  tariff_type: '452',
  code: null,
  price: 145,
  from: '2026-01-01',
  ...more,
})
const agreed = price({ payer: 'case', tariff_type: '533', code: '53371', price: 160 })
const later = price({ price: 150, from: '2027-01-01' })

it.each([
  ['A', true],
  ['B', true],
  ['C', false],
] as const)('category %s is billed: %s', (category, billed) => expect(isBilled(category)).toBe(billed))

describe('what a unit costs', () => {
  it.each<[string, readonly MaterialPrice[], CoverageLaw, string, number | undefined]>([
    ['from its first day', [price()], 'kvg', '2026-01-01', 145],
    ['nothing known before', [price()], 'kvg', '2025-12-31', undefined],
    ['the newest that has begun, in any order', [later, price()], 'kvg', '2027-01-01', 150],
    ['the one before until then', [later, price()], 'kvg', '2026-12-31', 145],
    ['as agreed of an accident', [price(), agreed], 'uvg', '2026-05-04', 160],
    ['as agreed of an invalidity', [price(), agreed], 'ivg', '2026-05-04', 160],
    ['as agreed in the army', [price(), agreed], 'mvg', '2026-05-04', 160],
    ['nothing known of a case that has no price', [price()], 'uvg', '2026-05-04', undefined],
    ['for the client what basic insurance pays', [price(), agreed], 'private', '2026-05-04', 145],
    [
      'for the client her own price',
      [price(), price({ payer: 'private', price: 200 })],
      'vvg',
      '2026-05-04',
      200,
    ],
  ])('%s', (_what, prices, law, day, expected) =>
    expect(materialPriceOn({ prices: [...prices] }, law, day)?.price).toBe(expected),
  )

  it('is told of a day once for each payer', () =>
    expect(materialPricesOn({ prices: [agreed, later, price()] }, '2026-05-04')).toEqual([price(), agreed]))
})

it.each([
  [2, 145, 290],
  [0.5, 145, 73],
  [0.01, 145, 1],
  [0.01, 49, 0],
  [1000, 500_000, 500_000_000],
  [3, 333, 999],
])('%s units at %i cost %i', (quantity, each, expected) => expect(costOfUnits(quantity, each)).toBe(expected))

it('adds quantities to the very hundredth, in any order', () => {
  expect(sumOfQuantities([0.1, 0.2])).toBe(0.3)
  const quantities = fc.array(fc.integer({ min: 1, max: 100_000 }).map(hundredths => hundredths / 100))
  fc.assert(
    fc.property(quantities, each => {
      expect(sumOfQuantities(each)).toBe(sumOfQuantities(each.toReversed()))
    }),
  )
})

it.each<[number, boolean]>([
  [1, true],
  [0.25, true],
  [1000, true],
  [0, false],
  [-1, false],
  [0.005, false],
  [1000.01, false],
  [10_000, false],
  [Number.NaN, false],
])('a quantity of %s is taken: %s', (quantity, taken) =>
  expect(UsedQuantity.safeParse(quantity).success).toBe(taken),
)

it.each<[object, string | undefined]>([
  [{}, undefined],
  [{ code: null, prices: [] }, undefined],
  [{ name: ' ' }, 'name'],
  [{ unit: '' }, 'unit'],
  [{ category: 'D' }, 'category'],
  [{ prices: [price(), price()] }, 'prices'],
  [{ prices: [price({ price: 0 })] }, 'prices.0.price'],
  [{ prices: [price({ price: 1.5 })] }, 'prices.0.price'],
  [{ prices: [price({ price: 500_001 })] }, 'prices.0.price'],
  [{ prices: [price({ tariff_type: '45' })] }, 'prices.0.tariff_type'],
  [{ prices: [price({ from: '2026-02-30' })] }, 'prices.0.from'],
])('%j is refused at %s', (more, path) => {
  const gauze = {
    name: 'Garza',
    unit: 'pezzo',
    category: 'B',
    code: '35.01',
    in_use: true,
    prices: [price()],
  }
  expect(MaterialFields.safeParse({ ...gauze, ...more }).error?.issues[0]?.path.join('.')).toBe(path)
})
