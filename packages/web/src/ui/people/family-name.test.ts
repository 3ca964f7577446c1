import { expect, test } from 'vitest'
import { briefName, familyOf } from './family-name.ts'

test.each([
  ['Maria Bianchi', 'Bianchi'],
  ['Maria Grazia De Luca', 'De Luca'],
  ['Luigi Müller-Rossi', 'Müller-Rossi'],
  ['De Luca', 'Luca'],
  ['Ó', 'Ó'],
  ['', ''],
])('the family name of %j is %j', (name, family) => {
  expect(familyOf(name)).toBe(family)
})

test.each([
  ['Maria Bianchi', 'Bianchi M.'],
  ['Maria Grazia De Luca', 'De Luca M.'],
  ['élodie Rossi', 'Rossi É.'],
  ['Ó', 'Ó'],
  ['', ''],
])('in short %j is %j', (name, brief) => {
  expect(briefName(name)).toBe(brief)
})
