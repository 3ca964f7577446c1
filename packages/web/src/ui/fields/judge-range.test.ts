import { expect, test } from 'vitest'
import { judgeRange } from './judge-range.ts'

const breathing = { min: 10, max: 40, widest: { min: 0, max: 80 } }

test.each([
  [10, null],
  [40, null],
  [8, { typed: 8, clamped: 10, mayKeep: true }],
  [0, { typed: 0, clamped: 10, mayKeep: true }],
  [-1, { typed: -1, impossible: true, slips: [] }],
  [80, { typed: 80, clamped: 40, mayKeep: true }],
  [81, { typed: 81, impossible: true, slips: [] }],
])('a typed %d is judged', (typed, judgement) => {
  expect(judgeRange(typed, breathing)).toEqual(judgement)
})

test('nothing outside can be kept where no wider range is named', () => {
  expect(judgeRange(75, { min: 1, max: 60 })).toEqual({ typed: 75, clamped: 60, mayKeep: false })
})

const warmth = { min: 34, max: 42, widest: { min: 25, max: 45 }, step: 0.1 }
const pulse = { min: 20, max: 250, widest: { min: 10, max: 350 }, step: 1 }
const weight = { min: 0.1, max: 800, widest: { min: 0.1, max: 800 }, step: 0.1 }

test.each([
  ['370 degrees', 370, warmth, [37]],
  ['3650 degrees', 3650, warmth, [36.5]],
  ['3.7 degrees', 3.7, warmth, [37]],
  ['0.37 degrees', 0.37, warmth, [37]],
  ['500 degrees', 500, warmth, []],
  ['3705 degrees, which would be finer than is measured', 3705, warmth, []],
  ['a pulse of 720', 720, pulse, [72]],
  ['a pulse of 725', 725, pulse, []],
  ['a pulse of 7', 7, pulse, [70]],
  ['7040 kg', 7040, weight, [704, 70.4]],
])('where the point was probably meant to be: %s', (_, typed, range, slips) => {
  expect(judgeRange(typed, range)).toEqual({ typed, impossible: true, slips })
})
