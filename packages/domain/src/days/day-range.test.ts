import { expect, it } from 'vitest'
import { daysOfRanges, problemOfRange } from './day-range.ts'

it.each([
  ['2026-11-20', '2026-11-20', null],
  ['2026-11-20', '2027-12-25', null],
  ['2026-11-20', '2027-12-26', 'range_too_long'],
  ['2026-11-20', '2026-11-19', 'end_before_start'],
])('%s to %s: %s', (from, to, problem) => expect(problemOfRange(from, to)).toBe(problem))

it.each([
  [
    'one after the other',
    [
      ['2026-11-20', '2026-11-21'],
      ['2026-11-23', '2026-11-23'],
    ],
    3,
  ],
  [
    'over each other',
    [
      ['2026-11-22', '2026-11-24'],
      ['2026-11-20', '2026-11-23'],
      ['2026-11-21', '2026-11-21'],
    ],
    5,
  ],
  ['none', [], 0],
] as [string, [string, string][], number][])('each day of ranges once: %s', (_, ranges, count) => {
  const days = daysOfRanges(ranges.map(([from, to]) => ({ from, to })))
  expect(days).toHaveLength(count)
  expect(days).toEqual([...new Set(days)].toSorted())
})
