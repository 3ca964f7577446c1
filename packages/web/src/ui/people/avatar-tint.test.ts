import { newId } from '@vicino/domain/wire/id.ts'
import { expect, test } from 'vitest'
import { initialsOfName, tintCount, tintOf, tintsBelow } from './avatar-tint.ts'

test.each([
  ['Bernasconi Luca', 'BL'],
  ["D'Ambrosio Maria Grazia", 'DG'],
  ['de Maria Anna', 'MA'],
  ['Ó', 'Ó'],
  ['von Salis-Soglio Ruth', 'SR'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOfName(name)).toBe(initials)
})

test('a tint stays the same for an id, and all tints are used', () => {
  const ids = Array.from({ length: 400 }, (_, index) => newId(index))
  expect(ids.map(tintOf)).toEqual(ids.map(tintOf))
  expect(new Set(ids.map(tintOf)).size).toBe(tintCount)
})

/** Somebody whose own tint is this one. */
const withTint = (tint: number): string => {
  const ids = Array.from({ length: 200 }, (_, index) => newId(index))
  return ids.find(id => tintOf(id) === tint)!
}

test.each([
  ['keep their own where they differ', [0, 3, 6, 4], [0, 3, 6, 4]],
  ['never share one', [3, 3, 3], [3, 4, 3]],
  ['do not look alike', [0, 7, 1, 2], [0, 1, 3, 2]],
  ['come back to their own after another', [5, 5, 5, 6], [5, 6, 5, 6]],
  ['of nobody are none', [], []],
])('tints one below the other %s', (_, own, shown) => expect(tintsBelow(own.map(withTint))).toEqual(shown))
