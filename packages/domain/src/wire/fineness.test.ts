import { expect, test } from 'vitest'
import { tooFineFor } from './fineness.ts'

test.each([
  [1, 72, null],
  [1, 72.5, 'not_whole'],
  [1, -350, null],
  [0.5, 1.5, null],
  [0.5, 1.3, 'not_a_half'],
  [0.1, 36.5, null],
  [0.1, 0.3, null],
  [0.1, 799.9, null],
  [0.1, 36.55, 'not_a_step'],
  [0.1, 36.500001, 'not_a_step'],
  [10, 1500, null],
  [10, 1505, 'not_a_ten'],
  [0.25, 0.75, null],
  [0.25, 0.3, 'dose_not_a_quarter'],
])('in steps of %d, %d: %s', (step, typed, code) => expect(tooFineFor(step, typed)).toBe(code))
