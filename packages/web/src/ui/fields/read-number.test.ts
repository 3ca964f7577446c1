import { expect, test } from 'vitest'
import { addStep, keepNumberText, readNumber } from './read-number.ts'

test.each([
  ['1,5', '1.5'],
  ['37.2.1', '37.21'],
  ['-8', '8'],
  ['abc', ''],
  ['0.25 mg', '0.25'],
])('of %j the field keeps %j', (typed, kept) => {
  expect(keepNumberText(typed)).toBe(kept)
})

test.each([
  ['', null],
  ['.', null],
  ['0', 0],
  ['.5', 0.5],
  ['08', 8],
  ['1,25', 1.25],
])('%j reads as %j', (text, number) => {
  expect(readNumber(text)).toBe(number)
})

test('steps add up without binary noise', () => {
  expect(addStep(0.1, 0.2)).toBe(0.3)
})
