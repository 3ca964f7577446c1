import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someCantonShare } from '../testing/some-billing.ts'
import {
  CantonShare,
  cantonShareOn,
  factorOf,
  insurerPercent,
  leastCantonShare,
  sharedCost,
} from './canton-share.ts'

const share = someCantonShare()

const refusedOf = (more: object) =>
  CantonShare.safeParse({ ...share, ...more }).error?.issues.map(({ path }) => path.join('.')) ?? []

it.each([
  [0, ['percent']],
  [54.9, ['percent']],
  [55, []],
  [55.1, []],
  [55.15, ['percent']],
  [100, []],
  [100.1, ['percent']],
])('a canton bears at least what the law says and at most all: %s %%', (percent, refused) =>
  expect(refusedOf({ percent })).toEqual(refused),
)

it.each([
  [{ recipient: ' ' }, ['recipient']],
  [{ zip: '' }, ['zip']],
  [{ zip: '650' }, ['zip']],
  [{ city: '' }, ['city']],
  [{ street: '', house_no: '' }, []],
  [{ from: '2026-02-30' }, ['from']],
])('is asked for at an address: %s', (more, refused) => expect(refusedOf(more)).toEqual(refused))

describe('the share that holds', () => {
  const listed = [share, { ...share, percent: 60, from: '2026-06-01' }]
  it.each([
    ['TI', '2025-12-31', undefined],
    ['TI', '2026-01-01', 55],
    ['TI', '2026-05-31', 55],
    ['TI', '2026-06-01', 60],
    ['GR', '2026-06-01', undefined],
    [null, '2026-06-01', undefined],
  ] as const)('of %s on %s is %s', (canton, day, percent) =>
    expect(cantonShareOn(listed, canton, day)?.percent).toBe(percent),
  )
})

it.each([
  ['', 'required'],
  ['650', 'bad_postal_code'],
])('says of the postal code %j that it is %s', (zip, message) =>
  expect(CantonShare.safeParse({ ...share, zip }).error?.issues).toMatchObject([{ path: ['zip'], message }]),
)

it.each([
  [55, 60, 6300, 6300, 2835, 3465],
  [55, 50, 7690, 6408, 2884, 3524],
  [55.2, 25, 5260, 2192, 982, 1210],
  [100, 60, 6300, 6300, 0, 6300],
  [60, 0, 6300, 0, 0, 0],
])(
  '%s %% of %s minutes at %s Rappen, %s in all, leave %s to the insurer and %s to the canton',
  (percent, minutes, rate, whole, insurer, canton) =>
    expect(sharedCost(percent, minutes, rate)).toEqual({ whole, insurer, canton }),
)

it('multiplies a whole by at most three decimals', () => {
  for (let tenth = 0; tenth <= 1000; tenth += 1)
    expect(String(factorOf(tenth / 10))).toMatch(/^[01](\.\d{1,3})?$/)
  expect(factorOf(44.8)).toBe(0.448)
})

it('adds up to the whole, of which the insurer pays what units, price and share come to', () => {
  const tenths = fc.integer({ min: leastCantonShare * 10, max: 1000 })
  const units = fc.integer({ min: 0, max: 288 })
  fc.assert(
    fc.property(tenths, units, fc.integer({ min: 0, max: 100_000 }), (tenth, quantity, rate) => {
      const percent = tenth / 10
      const { whole, insurer, canton } = sharedCost(percent, quantity * 5, rate)
      expect(insurer + canton).toBe(whole)
      expect(Math.min(insurer, canton)).toBeGreaterThanOrEqual(0)
      const product = quantity * ((rate * 5) / 60) * factorOf(insurerPercent(percent))
      expect(Math.abs(insurer - product)).toBeLessThanOrEqual(0.5 + 1e-6)
      expect(Math.abs(canton - whole * factorOf(percent))).toBeLessThanOrEqual(1)
      expect(Math.round((percent + insurerPercent(percent)) * 10)).toBe(1000)
    }),
  )
})
