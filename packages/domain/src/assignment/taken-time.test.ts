import { expect, test } from 'vitest'
import { someTask } from '../testing/some-task.ts'
import { dayNumber } from '../days/day-number.ts'
import { takenTime } from './taken-time.ts'

const day = '2026-11-20'
const at = (hour: number): number => dayNumber(day) * 24 * 60 + hour * 60

const taken = takenTime(
  new Map([
    [
      'anna',
      [
        someTask({ start_time: '10:00', end_time: '12:00' }),
        someTask({ start_time: '08:00', end_time: '09:00' }),
        someTask({ start_time: '09:00', end_time: '09:30' }),
        someTask({ start_time: '11:00', end_time: '11:30' }),
        someTask({ start_time: '14:00', end_time: '15:00', type: 'reminder' }),
        someTask({ start_time: '22:00', end_time: '06:00', end_date: '2026-11-21' }),
      ],
    ],
  ]),
)

test.each([
  ['before all', 6, 8, []],
  ['within one', 8.5, 8.75, [[8, 9.5]]],
  [
    'over what touches, as one',
    8,
    11,
    [
      [8, 9.5],
      [10, 12],
    ],
  ],
  ['between two', 9.5, 10, []],
  ['after one that lies in another', 11.75, 12, [[10, 12]]],
  ['while a reminder stands', 14, 15, []],
  ['in the night after', 26, 27, [[22, 30]]],
  ['after all', 30, 40, []],
] as const)('%s', (_, from, to, found) => {
  expect(taken('anna', { from: at(from), to: at(to) })).toEqual(
    found.map(([begin, end]) => ({ from: at(begin), to: at(end) })),
  )
})

test('of whom nothing is known nothing stands in the way', () => {
  expect(taken('bruna', { from: at(0), to: at(24) })).toEqual([])
})
