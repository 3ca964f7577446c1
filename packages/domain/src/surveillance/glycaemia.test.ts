import { expect, test } from 'vitest'
import { readingsOfGlycaemia } from './glycaemia.ts'

test.each([
  [0.3, null],
  [1, null],
  [7, null],
  [40, null],
  [40.1, { typed: 40.1, converted: 2.2 }],
  [45, { typed: 45, converted: 2.5 }],
  [60, { typed: 60, converted: 3.3 }],
  [60.1, { typed: null, converted: 3.3 }],
  [72, { typed: null, converted: 4 }],
  [126, { typed: null, converted: 7 }],
  [301, { typed: null, converted: 16.7 }],
  [1081, { typed: null, converted: 60 }],
  [1083, { typed: null, converted: null }],
])('a typed glycaemia of %d', (typed, expected) => {
  expect(readingsOfGlycaemia(typed)).toEqual(expected)
})
