import { expect, test } from 'vitest'
import { someAdministration } from '../testing/some-administration.ts'
import { orderOfMultiple } from './dose-multiple.ts'

const reason = 'Ordine telefonico'

test.each([
  ['twice the order, as it was confirmed', 40, { reason, ordered: 20 }, 20],
  ['corrected since to what is ordered', 20, { reason, ordered: 20 }, null],
  ['confirmed for another reason', 40, { reason, of: ['dose_near' as const] }, null],
  ['never confirmed', 40, null, null],
])('a dose beside the order of which it was asked about: %s', (_, dose, confirm, ordered) => {
  expect(orderOfMultiple(someAdministration({ dose, confirm }))).toBe(ordered)
})
