import { expect, test } from 'vitest'
import { familyFirst, familyName } from './family-name.ts'

test.each([
  ['Maria Bianchi', 'Bianchi'],
  ['Maria Grazia De Luca', 'De Luca'],
  ['Luigi Müller-Rossi', 'Müller-Rossi'],
  ['De Luca', 'Luca'],
  ['Ó', 'Ó'],
  ['', ''],
])('the family name of %j is %j', (name, family) => {
  expect(familyName(name)).toBe(family)
})

test.each([
  ['Maria Bianchi', 'Bianchi Maria'],
  ['Maria Grazia De Luca', 'De Luca Maria Grazia'],
  ['Ó', 'Ó'],
  ['', ''],
])('in a list %j is %j', (name, listed) => {
  expect(familyFirst(name)).toBe(listed)
})
