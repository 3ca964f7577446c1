import { expect, it } from 'vitest'
import { problemOfRange } from './day-range.ts'

it.each([
  ['2026-11-20', '2026-11-20', null],
  ['2026-11-20', '2027-12-25', null],
  ['2026-11-20', '2027-12-26', 'range_too_long'],
  ['2026-11-20', '2026-11-19', 'end_before_start'],
])('%s to %s: %s', (from, to, problem) => expect(problemOfRange(from, to)).toBe(problem))
