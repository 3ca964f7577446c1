import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockAt } from '../days/clock.ts'
import { addDays } from '../days/day.ts'
import { groupByWeek, layOutMonthWeek, type MonthCell } from './month-week.ts'
import type { Placed } from './placed.ts'

const monday = '2026-11-16'

const timed = (_id: string, date: string, start_time = '08:00', end_time = '09:00'): Placed => ({
  _id,
  date,
  end_date: date,
  start_time,
  end_time,
})
const days = (_id: string, date: string, end_date = date): Placed => ({
  _id,
  date,
  end_date,
  start_time: null,
  end_time: null,
})
const night = (_id: string, date: string): Placed => ({
  _id,
  date,
  end_date: addDays(date, 1),
  start_time: '22:00',
  end_time: '06:00',
})

/** What a week shows, by day: 'lane:id', an arrow where a bar goes on, and the number of the rest. */
const pictureOf = (cells: MonthCell<Placed>[]): string[] =>
  cells.map(({ lines, more }) =>
    [
      ...lines.map(
        ({ item, lane, across, before, after }) =>
          `${lane}:${before ? '<' : ''}${item._id}${across > 1 ? `x${across}` : ''}${after ? '>' : ''}`,
      ),
      ...(more > 0 ? [`+${more}`] : []),
    ].join(' '),
  )

describe('layOutMonthWeek', () => {
  it.each<[string, Placed[], string[]]>([
    ['nothing', [], ['', '', '', '', '', '', '']],
    [
      'four by the clock and a rest',
      ['07:00', '08:00', '09:00', '10:00', '11:00', '12:00'].map(clock =>
        timed(clock.slice(0, 2), monday, clock, '13:00'),
      ),
      ['0:07 1:08 2:09 3:10 +2', '', '', '', '', '', ''],
    ],
    [
      'a whole day above the clock',
      [timed('a', monday, '00:00'), days('b', monday)],
      ['0:b 1:a', '', '', '', '', '', ''],
    ],
    [
      'a bar over three days, with visits below it',
      [days('bar', '2026-11-17', '2026-11-19'), timed('a', '2026-11-18'), timed('b', '2026-11-20')],
      ['', '0:barx3', '1:a', '', '0:b', '', ''],
    ],
    [
      'a visit in the lane that a bar leaves free',
      [
        days('one', monday, '2026-11-17'),
        days('two', monday, '2026-11-18'),
        days('three', '2026-11-18', '2026-11-19'),
        timed('a', '2026-11-19'),
      ],
      ['0:twox3 1:onex2', '', '1:threex2', '0:a', '', '', ''],
    ],
    ['a night watch on both its days', [night('n', '2026-11-17')], ['', '0:nx2', '', '', '', '', '']],
    ['a night watch into the next week', [night('n', '2026-11-22')], ['', '', '', '', '', '', '0:n>']],
    ['a night watch from the week before', [night('n', '2026-11-15')], ['0:<n', '', '', '', '', '', '']],
    [
      'a visit that ends at midnight, on its day only',
      [{ ...timed('a', monday, '23:00', '00:00'), end_date: '2026-11-17' }],
      ['0:a', '', '', '', '', '', ''],
    ],
    [
      'a task of 400 days',
      [days('long', '2026-05-01', '2027-06-05')],
      ['0:<longx7>', '', '', '', '', '', ''],
    ],
    ['an end before its start', [timed('a', monday, '09:00', '08:00')], ['0:a', '', '', '', '', '', '']],
    [
      'an end some days before its start',
      [days('a', '2026-11-18', '2026-11-10')],
      ['', '', '0:a', '', '', '', ''],
    ],
    [
      'more bars than lanes',
      Array.from({ length: 6 }, (_, index) => days(`b${index}`, '2026-11-17', '2026-11-18')),
      ['', '0:b0x2 1:b1x2 2:b2x2 3:b3x2 +2', '+2', '', '', '', ''],
    ],
    [
      'a bar that finds room on its second day only',
      [...Array.from({ length: 4 }, (_, index) => days(`b${index}`, '2026-11-17')), night('n', '2026-11-17')],
      ['', '0:b0 1:b1 2:b2 3:b3 +1', '0:<n', '', '', '', ''],
    ],
    ['what lies outside', [timed('a', '2026-11-15'), timed('b', '2026-11-23')], ['', '', '', '', '', '', '']],
  ])('%s', (_, items, expected) => {
    expect(pictureOf(layOutMonthWeek(items, monday))).toEqual(expected)
  })

  const anyItem = fc
    .record({
      _id: fc.uuid(),
      day: fc.integer({ min: -3, max: 9 }),
      length: fc.integer({ min: -1, max: 9 }),
      start: fc.integer({ min: 0, max: 1439 }),
      end: fc.integer({ min: 0, max: 1439 }),
      whole: fc.boolean(),
    })
    .map(({ _id, day, length, start, end, whole }): Placed => {
      const date = addDays(monday, day)
      const ends = { date, end_date: addDays(date, length), _id }
      return whole
        ? { ...ends, start_time: null, end_time: null }
        : { ...ends, start_time: clockAt(start), end_time: clockAt(end) }
    })
  const anyItems = fc.uniqueArray(anyItem, { selector: ({ _id }) => _id, maxLength: 40 })

  it('no two lines of a day share a lane, and none is lost', () => {
    fc.assert(
      fc.property(anyItems, items => {
        const cells = layOutMonthWeek(items, monday)
        const bars = cells.flatMap(({ lines }) => lines)
        cells.forEach(({ more, count }, column) => {
          const here = bars.filter(bar => bar.column <= column && column < bar.column + bar.across)
          expect(new Set(here.map(({ lane }) => lane)).size).toBe(here.length)
          expect(here.every(({ lane }) => lane < 4)).toBe(true)
          expect(here.length + more).toBe(count)
          expect(more === 0 || here.length === 4).toBe(true)
        })
        const reaching = groupByWeek(items, monday, 1)[0]!
        expect(cells.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(reaching.length)
      }),
    )
  })

  it('does not depend on the order of input', () => {
    const shuffled = anyItems.chain(items =>
      fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length })),
    )
    fc.assert(
      fc.property(shuffled, ([items, mixed]) => {
        expect(layOutMonthWeek(mixed, monday)).toEqual(layOutMonthWeek(items, monday))
      }),
    )
  })
})

describe('groupByWeek', () => {
  it('gives each week what reaches into it', () => {
    const items = [
      timed('a', '2026-11-16'),
      days('b', '2026-11-21', '2026-11-24'),
      night('c', '2026-11-29'),
      days('d', '2025-01-01', '2027-01-01'),
      timed('e', '2026-12-07'),
    ]
    expect(groupByWeek(items, monday, 3).map(week => week.map(({ _id }) => _id))).toEqual([
      ['a', 'b', 'd'],
      ['b', 'c', 'd'],
      ['c', 'd'],
    ])
  })
})
