import { newId } from '@vicino/domain/wire/id.ts'
import { expect, test } from 'vitest'
import { initialsOf, tintCount, tintOf } from './avatar-tint.ts'

test.each([
  ['Bernasconi Luca', 'BL'],
  ["D'Ambrosio Maria Grazia", 'DG'],
  ['de Maria Anna', 'MA'],
  ['Ó', 'Ó'],
  ['von Salis-Soglio Ruth', 'SR'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a tint stays the same for an id, and all tints are used', () => {
  const ids = Array.from({ length: 400 }, (_, index) => newId(index))
  expect(ids.map(tintOf)).toEqual(ids.map(tintOf))
  expect(new Set(ids.map(tintOf)).size).toBe(tintCount)
})
