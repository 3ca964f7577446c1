import { expect, it } from 'vitest'
import { makeSlots } from './slots.ts'

it.each([
  ['a day is drawn in its order', [['a', 'b', 'c']], [0, 1, 2]],
  [
    'what stays keeps its own, wherever it stands now',
    [
      ['a', 'b', 'c'],
      ['c', 'a'],
    ],
    [2, 0],
  ],
  [
    'what comes takes what was left',
    [
      ['a', 'b', 'c'],
      ['c', 'd', 'e'],
    ],
    [2, 0, 1],
  ],
  [
    'another day takes them all',
    [
      ['a', 'b'],
      ['c', 'd', 'e'],
    ],
    [0, 1, 2],
  ],
  [
    'asked again it is the same',
    [
      ['a', 'b'],
      ['b', 'c'],
      ['b', 'c'],
    ],
    [1, 0],
  ],
])('%s', (_, asked, slots) => {
  const slotsOf = makeSlots()
  const answers = asked.map(ids => slotsOf(ids))
  expect(asked.at(-1)!.map(id => answers.at(-1)!.get(id))).toEqual(slots)
})
