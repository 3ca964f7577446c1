import { expect, it } from 'vitest'
import { hourMarks, laneScale, minuteAt, shareAt } from './lane-scale.ts'

const at = (hours: number): number => hours * 60
const part = (from: number, to: number) => ({ from: at(from), to: at(to) })

it.each([
  ['nothing', [], [8, 17, 8, 17]],
  ['a tour', [part(7.25, 15.5)], [7, 17, 7, 17]],
  ['an evening', [part(7, 12), part(16, 21.75)], [7, 22, 7, 22]],
  ['a night watch that begins', [part(22, 24)], [8, 24, 8, 17]],
  ['the morning of a night watch', [part(0, 6)], [0, 17, 8, 17]],
  ['a night watch that ends in the morning', [part(0, 7)], [0, 17, 6, 17]],
  ['a whole day', [part(0, 24)], [0, 24, 6, 22]],
])('fits %s', (_, parts, [from, to, begin, end]) => {
  expect(laneScale(parts)).toEqual({
    from: at(from!),
    to: at(to!),
    shift: { from: at(begin!), to: at(end!) },
  })
})

it('gives the width to the shift, and a third of it to each hour of the night', () => {
  const scale = laneScale([part(0, 24)])
  const hour = (of: number): number => shareAt(scale, at(of + 1)) - shareAt(scale, at(of))
  expect(hour(2) * 3).toBeCloseTo(hour(10))
  expect(hour(22) * 3).toBeCloseTo(hour(10))
  expect([shareAt(scale, 0), shareAt(scale, at(24)), shareAt(scale, at(30))]).toEqual([0, 1, 1])
})

it('finds the minute that it has drawn', () => {
  for (const scale of [laneScale([]), laneScale([part(0, 24)]), laneScale([part(7, 23)])])
    for (let minute = scale.from; minute <= scale.to; minute += 5)
      expect(minuteAt(scale, shareAt(scale, minute))).toBeCloseTo(minute)
  expect([minuteAt(laneScale([]), -1), minuteAt(laneScale([]), 2)]).toEqual([at(8), at(17)])
})

it('writes every hour of the shift, and few of the night', () => {
  const clocks = (from: number, to: number) =>
    hourMarks(laneScale([part(from, to)])).map(({ clock }) => clock)
  expect(clocks(8, 12)).toEqual([
    '08:00',
    '09:00',
    '10:00',
    '11:00',
    '12:00',
    '13:00',
    '14:00',
    '15:00',
    '16:00',
  ])
  expect(clocks(21.5, 24).slice(-3)).toEqual(['20:00', '21:00', '22:00'])
  expect(clocks(0, 1).slice(0, 3)).toEqual(['00:00', '03:00', '06:00'])
})
