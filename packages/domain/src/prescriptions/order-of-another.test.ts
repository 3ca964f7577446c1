import { expect, test } from 'vitest'
import { orderOfAnother } from './order-of-another.ts'

const own = '7601000000019'
const others = '7601000000026'

test.each<[string, string | null, string | null, string | null, string | null]>([
  ['nobody named a doctor yet', null, null, null, null],
  ['her name', 'Ida Ferri', null, null, null],
  ['her name with a title, in another order and spelling', 'Dr.ssa med. FERRI Ida', null, null, null],
  ['another name', 'Dr. Ugo Ferri', null, null, 'Dr. Ugo Ferri'],
  ['a part of her name alone', 'Dr.ssa Ferri', null, null, 'Dr.ssa Ferri'],
  ['another name, and her number', 'Dr.ssa Ferri', own, own, null],
  ['her name, and the number of another', 'Ida Ferri', others, own, 'Ida Ferri'],
  ['her name, and a number where hers is not known', 'Ida Ferri', others, null, null],
])('an order that says %s', (_, doctor, gln_number, signing, expected) => {
  expect(orderOfAnother({ doctor, gln_number }, { name: 'Ida Ferri', gln_number: signing })).toBe(expected)
})
