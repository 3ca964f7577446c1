import { expect, test } from 'vitest'
import { newlyMeasured } from './measured.ts'

const { glyc, bp_max, bp_min } = { glyc: 12.4, bp_max: 128, bp_min: 76 }

test.each([
  ['nothing measured', null, { glyc }, null],
  ['the same again', { glyc }, { glyc }, null],
  ['the first', { glyc }, null, { glyc }],
  ['one more', { glyc, hr: 62 }, { hr: 62 }, { glyc }],
  ['another value', { hr: 64 }, { hr: 62 }, { hr: 64 }],
  [
    'one number of a pressure',
    { bp_max, bp_min, hr: 62 },
    { bp_max: 130, bp_min, hr: 62 },
    { bp_max, bp_min },
  ],
])('of %s only what is new is a reading', (_, measured, before, fresh) => {
  expect(newlyMeasured(measured, before)).toEqual(fresh)
})
