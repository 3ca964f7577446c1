import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someCantonShare } from '../testing/some-billing.ts'
import {
  CantonShare,
  cantonShareOn,
  factorOf,
  insurerPercent,
  leastCantonShare,
  sharedWith,
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
  [55, 6300, 3465, 2835],
  [55, 3333, 1834, 1499],
  [55.5, 1, 1, 0],
  [100, 6300, 6300, 0],
  [60, 0, 0, 0],
])('%s %% of %s Rappen are %s of the canton and %s of the insurer', (percent, whole, canton, insurer) =>
  expect(sharedWith(percent, whole)).toEqual({ canton, insurer }),
)

it('multiplies a whole by at most three decimals', () => {
  for (let tenth = 0; tenth <= 1000; tenth += 1)
    expect(String(factorOf(tenth / 10))).toMatch(/^[01](\.\d{1,3})?$/)
  expect(factorOf(44.8)).toBe(0.448)
})

it('adds up to the whole, of which the canton never pays less than its percentage', () => {
  const tenths = fc.integer({ min: leastCantonShare * 10, max: 1000 })
  fc.assert(
    fc.property(tenths, fc.integer({ min: 0, max: 10_000_000 }), (tenth, whole) => {
      const { canton, insurer } = sharedWith(tenth / 10, whole)
      expect(canton + insurer).toBe(whole)
      expect(insurer).toBeGreaterThanOrEqual(0)
      expect(canton * 1000).toBeGreaterThanOrEqual(whole * tenth)
      expect((canton - 1) * 1000).toBeLessThan(Math.max(1, whole * tenth))
      expect(Math.round((tenth / 10 + insurerPercent(tenth / 10)) * 10)).toBe(1000)
    }),
  )
})
