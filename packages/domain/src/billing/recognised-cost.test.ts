import { describe, expect, it } from 'vitest'
import { allHeldOn, changesAfter } from './dated-rules.ts'
import { costedThing, RecognisedCost, recognisedCostKey, recognisedCostOn } from './recognised-cost.ts'

const cost: RecognisedCost = {
  letter: 'B',
  care_kind: 'ordinary',
  canton: 'TI',
  hourly_cost: 9500,
  from: '2026-01-01',
}
const raised = { ...cost, hourly_cost: 9800, from: '2026-07-01' }
const listed = [raised, cost]

it.each([
  [{ letter: 'D' }, false],
  [{ care_kind: 'transitional' }, false],
  [{ canton: null }, false],
  [{ hourly_cost: 0 }, false],
  [{ hourly_cost: 95.5 }, false],
  [{ hourly_cost: 100_001 }, false],
  [{ hourly_cost: 1 }, true],
  [{ care_kind: 'psychiatric' }, true],
])('is of care of which a rest is paid, in Rappen: %s', (more, isOne) =>
  expect(RecognisedCost.safeParse({ ...cost, ...more }).success).toBe(isOne),
)

describe('what holds', () => {
  it.each([
    [{}, '2025-12-31', undefined],
    [{}, '2026-01-01', 9500],
    [{}, '2026-07-01', 9800],
    [{ letter: 'C' }, '2026-07-01', undefined],
    [{ canton: 'GR' }, '2026-07-01', undefined],
    [{ canton: null }, '2026-07-01', undefined],
    // Nobody pays the rest of one kind of care because that of another is paid.
    [{ care_kind: 'employed_relative' }, '2026-07-01', undefined],
  ])('of %s on %s is %s', (asked, day, hourly) =>
    expect(recognisedCostOn(listed, { ...cost, ...asked, day })?.hourly_cost).toBe(hourly),
  )

  it('is told of each thing once, and what changes beside what held before', () => {
    expect(allHeldOn(listed, '2026-03-01', costedThing)).toEqual([cost])
    expect(changesAfter(listed, '2026-03-01', costedThing)).toEqual([{ rule: raised, before: cost }])
    expect(changesAfter(listed, '2025-03-01', costedThing)).toEqual([
      { rule: cost, before: undefined },
      { rule: raised, before: cost },
    ])
    expect(new Set(listed.map(recognisedCostKey)).size).toBe(2)
  })
})
