import { describe, expect, it } from 'vitest'
import type { Day } from '../days/day.ts'
import { outlineOf } from './month-outline.ts'
import type { Placed } from './placed.ts'

const timed = (
  _id: string,
  date: Day,
  start_time: string,
  end_time: string,
  end_date: Day = date,
): Placed => ({
  _id,
  date,
  end_date,
  start_time,
  end_time,
})
const whole = (_id: string, date: Day, end_date: Day = date): Placed => ({
  _id,
  date,
  end_date,
  start_time: null,
  end_time: null,
})

describe('the outline of some days', () => {
  it.each<[string, Placed[], [count: number, ids: string[]][], string[]]>([
    [
      'nothing',
      [],
      [
        [0, []],
        [0, []],
        [0, []],
      ],
      [],
    ],
    [
      'the first four by the clock, and how many there are',
      ['f', 'e', 'd', 'c', 'b', 'a'].map((id, at) => timed(id, '2026-11-21', `1${5 - at}:00`, '16:30')),
      [
        [0, []],
        [6, ['a', 'b', 'c', 'd']],
        [0, []],
      ],
      [],
    ],
    [
      'a night watch as a bar on both days, an evening that ends at midnight on its own',
      [
        timed('night', '2026-11-20', '22:00', '06:00', '2026-11-21'),
        timed('evening', '2026-11-20', '22:00', '00:00', '2026-11-21'),
      ],
      [
        [2, ['evening']],
        [1, []],
        [0, []],
      ],
      ['night'],
    ],
    [
      'what came from before and goes on after',
      [whole('away', '2026-11-01', '2026-12-24'), whole('feast', '2026-11-22')],
      [
        [1, []],
        [1, []],
        [2, []],
      ],
      ['away', 'feast'],
    ],
  ])('%s', (_, items, days, bars) => {
    const outline = outlineOf(items, '2026-11-20', '2026-11-22')
    expect(outline.days.map(({ count, ids }) => [count, ids])).toEqual(days)
    expect(outline.bars).toEqual(bars)
  })

  it('keeps few of many bars on a day, and counts them all', () => {
    const many = Array.from({ length: 30 }, (_, at) => whole(`b${at}`, '2026-11-21'))
    const later = whole('later', '2026-11-21', '2026-11-22')
    const { days, bars } = outlineOf([...many, later], '2026-11-20', '2026-11-22')
    expect(days.map(({ count }) => count)).toEqual([0, 31, 1])
    expect(bars).toHaveLength(4)
    expect(bars[0]).toBe('later')
  })
})
