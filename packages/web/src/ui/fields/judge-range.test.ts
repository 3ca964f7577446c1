import { expect, test } from 'vitest'
import { judgeRange } from './judge-range.ts'

const breathing = { min: 10, max: 40, widest: { min: 0, max: 80 } }

test.each([
  [10, null],
  [40, null],
  [8, { typed: 8, clamped: 10, mayKeep: true }],
  [0, { typed: 0, clamped: 10, mayKeep: true }],
  [-1, { typed: -1, clamped: 10, mayKeep: false }],
  [80, { typed: 80, clamped: 40, mayKeep: true }],
  [81, { typed: 81, clamped: 40, mayKeep: false }],
])('a typed %d is judged', (typed, judgement) => {
  expect(judgeRange(typed, breathing)).toEqual(judgement)
})

test('nothing outside can be kept where no wider range is named', () => {
  expect(judgeRange(75, { min: 1, max: 60 })).toEqual({ typed: 75, clamped: 60, mayKeep: false })
})
