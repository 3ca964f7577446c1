import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CantonalContribution,
  contributesAt,
  contributionChanges,
  contributionOn,
  contributionsOn,
  contributionTo,
  highestCap,
  proposedContributions,
  proposedOn,
  WholeContribution,
} from './contribution.ts'

const argovia: CantonalContribution = {
  canton: 'AG',
  kind: 'percent_with_daily_cap',
  percent: 20,
  daily_cap: 1535,
  min_age: 18,
  from: '2026-01-01',
}
const nothing = { kind: 'none', percent: null, daily_cap: null, min_age: null } as const

it.each([
  ['2010-12-31', 0],
  ['2011-01-01', 1596],
  ['2019-12-31', 1596],
  ['2020-01-01', 1538],
  ['2026-11-26', 1538],
] as const)('is at most a fifth of the highest federal contribution, on %s %i Rappen', (day, cap) =>
  expect(highestCap(day)).toBe(cap),
)

it.each<[what: string, care: number, percent: number, cap: number, already: number, expected: number]>([
  ['an hour of A, up to what is asked', 7690, 20, 1535, 0, 1535],
  ['an hour of A, the fifth itself', 7690, 20, 1538, 0, 1538],
  ['an hour of A of before 2020', 7980, 20, 1595, 0, 1595],
  ['an hour of A in Zurich', 7690, 20, 765, 0, 765],
  ['an hour of B', 6300, 20, 1535, 0, 1260],
  ['an hour of C', 5260, 20, 1535, 0, 1052],
  ['half an hour of C in Zurich', 2630, 20, 765, 0, 526],
  ['ten minutes of A: a part of a Rappen is not asked', 1282, 20, 1535, 0, 256],
  ['five minutes of C', 438, 20, 1535, 0, 87],
  ['a tenth of a percent', 10_000, 0.1, 1535, 0, 10],
  ['what is left of the cap', 7690, 20, 1535, 1000, 535],
  ['nothing where the cap is reached', 7690, 20, 1535, 1535, 0],
  ['nothing where it fell below what was asked', 7690, 20, 765, 1535, 0],
  ['nothing of no care', 0, 20, 1535, 0, 0],
])('of %s', (_what, care, percent, daily_cap, already, expected) =>
  expect(contributionTo(care, { percent, daily_cap }, already)).toBe(expected),
)

it('is never over the cap, nor over the percentage, of however many parts a day is billed', () => {
  const parts = fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 6 })
  const percent = fc.integer({ min: 1, max: 1000 }).map(tenths => tenths / 10)
  fc.assert(
    fc.property(parts, percent, fc.integer({ min: 1, max: 1596 }), (cares, each, daily_cap) => {
      let already = 0
      for (const care of cares) already += contributionTo(care, { percent: each, daily_cap }, already)
      const whole = cares.reduce((sum, care) => sum + care, 0)
      expect(already).toBeLessThanOrEqual(daily_cap)
      expect(already * 1000).toBeLessThanOrEqual(whole * Math.round(each * 10))
      expect(Number.isInteger(already)).toBe(true)
    }),
  )
})

describe('what holds in a canton on a day', () => {
  const later = { ...argovia, daily_cap: 1000, from: '2027-01-01' }
  const own: CantonalContribution = { ...argovia, canton: 'TI', from: '2027-01-01' }
  it.each<[string, readonly CantonalContribution[], CantonalContribution['canton'], string, unknown]>([
    ['in Ticino none', [], 'TI', '2026-11-26', 'none'],
    ['in Ticino none until the house writes one', [own], 'TI', '2026-12-31', 'none'],
    ['in Ticino what the house writes', [own], 'TI', '2027-01-01', 1535],
    ['elsewhere nothing known', [], 'AG', '2026-11-26', undefined],
    ['nothing before its first day', [argovia], 'AG', '2025-12-31', undefined],
    ['from its first day', [argovia, later], 'AG', '2026-01-01', 1535],
    ['the newest, in any order', [later, argovia], 'AG', '2027-01-01', 1000],
  ])('%s', (_what, listed, canton, day, expected) => {
    const held = contributionOn(listed, canton, day)
    expect(held?.kind === 'none' ? 'none' : held?.daily_cap).toBe(expected)
  })

  it('is said once for each canton', () =>
    expect(contributionsOn([later, argovia], '2026-11-26').map(({ canton }) => canton)).toEqual(['AG', 'TI']))

  it('tells what changes from when, and from what', () => {
    expect(contributionChanges([own, later, argovia], '2026-11-26')).toEqual([
      { contribution: later, before: argovia },
      { contribution: own, before: { canton: 'TI', ...nothing, from: '2011-01-01' } },
    ])
    expect(contributionChanges([{ ...argovia, from: '2027-01-01' }, argovia], '2026-11-26')).toEqual([])
  })
})

it('proposes what a canton was seen to do, none of which holds before it is written', () => {
  expect(proposedOn('LU', '2019-12-31')?.daily_cap).toBe(800)
  expect(proposedOn('LU', '2026-11-26')?.daily_cap).toBe(765)
  expect(proposedOn('TI', '2026-11-26')?.kind).toBe('none')
  expect(proposedOn('BE', '2026-11-26')).toBeUndefined()
  for (const proposed of proposedContributions) {
    expect(WholeContribution.safeParse(proposed).error).toBeUndefined()
    expect(contributionOn([], proposed.canton, '2026-11-26')).toBeUndefined()
  }
})

it.each([
  [null, '2026-05-04', true],
  [18, '2026-05-03', false],
  [18, '2026-05-04', true],
] as const)('is asked from the age of %s: born on 4 May 2008, on %s %s', (min_age, day, asked) =>
  expect(contributesAt({ min_age }, '2008-05-04', day)).toBe(asked),
)

it.each<[Partial<CantonalContribution>, string | undefined]>([
  [{}, undefined],
  [{ min_age: null }, undefined],
  [{ percent: 7.3 }, undefined],
  [nothing, undefined],
  [{ kind: 'none' }, 'percent'],
  [{ percent: null }, 'percent'],
  [{ daily_cap: null }, 'daily_cap'],
  [{ percent: 0 }, 'percent'],
  [{ percent: 100.1 }, 'percent'],
  [{ percent: 7.25 }, 'percent'],
  [{ daily_cap: 1538 }, undefined],
  [{ daily_cap: 1539 }, 'daily_cap'],
  [{ daily_cap: 1596, from: '2019-12-31' }, undefined],
  [{ daily_cap: 0 }, 'daily_cap'],
  [{ daily_cap: 7.5 }, 'daily_cap'],
  [{ min_age: 0 }, 'min_age'],
  [{ min_age: 31 }, 'min_age'],
  [{ from: '2026-02-30' }, 'from'],
])('%j is refused at %s', (more, path) =>
  expect(WholeContribution.safeParse({ ...argovia, ...more }).error?.issues[0]?.path.join('.')).toBe(path),
)
