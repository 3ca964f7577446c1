import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockAt } from '../days/clock.ts'
import { addDays } from '../days/day.ts'
import { dayNumber } from '../days/day-number.ts'
import { layOutDay, mostColumns, shortestDrawnMinutes, sliceOn } from './day-columns.ts'
import { entryOf, type Placed } from './placed.ts'

const day = '2026-11-18'
const at = (
  _id: string,
  start_time: string,
  end_time: string,
  more: Partial<Placed> = {},
): Placed & { start_time: string; end_time: string } => ({
  _id,
  date: day,
  end_date: more.date ?? day,
  start_time,
  end_time,
  ...(more as object),
})

describe('sliceOn', () => {
  const night = (date: string): Placed => ({
    _id: 'night',
    date,
    end_date: addDays(date, 1),
    start_time: '22:00',
    end_time: '06:00',
  })
  it.each<[string, Placed, string, [number, number, boolean, boolean] | null]>([
    ['an hour', at('a', '08:00', '09:00'), day, [480, 540, false, false]],
    ['a night watch, in the evening', night('2026-11-18'), '2026-11-18', [1320, 1440, false, true]],
    ['a night watch, in the morning', night('2026-11-18'), '2026-11-19', [0, 360, true, false]],
    ['a night watch, a day later', night('2026-11-18'), '2026-11-20', null],
    ["a night watch over the month's end", night('2026-11-30'), '2026-12-01', [0, 360, true, false]],
    ["a night watch over the year's end", night('2026-12-31'), '2027-01-01', [0, 360, true, false]],
    ['a night watch on a leap day', night('2028-02-28'), '2028-02-29', [0, 360, true, false]],
    ['until midnight', at('a', '22:00', '00:00', { date: day, end_date: '2026-11-19' }), '2026-11-19', null],
    [
      'half past two when clocks go forward',
      at('a', '02:30', '03:30', { date: '2026-03-29' }),
      '2026-03-29',
      [150, 210, false, false],
    ],
    [
      'half past two when clocks go back',
      at('a', '02:30', '03:30', { date: '2026-10-25' }),
      '2026-10-25',
      [150, 210, false, false],
    ],
    ['a night over the missing hour', night('2026-03-28'), '2026-03-29', [0, 360, true, false]],
    ['an end before its start', at('a', '09:00', '08:00'), day, [540, 540, false, false]],
  ])('%s', (_, item, on, expected) => {
    const slice = sliceOn(entryOf(item), dayNumber(on))
    expect(slice && [slice.from, slice.to, slice.before, slice.after]).toEqual(expected)
  })
})

/** What a day shows: 'id column/columns', the columns it spans, and the rests. */
function pictureOf(items: Placed[], most?: number): string[] {
  const { blocks, rests } = layOutDay(items, day, most)
  return [
    ...blocks
      .toSorted((a, b) => (a.item._id < b.item._id ? -1 : 1))
      .map(
        ({ item, column, columns, across }) =>
          `${item._id} ${column}/${columns}${across > 1 ? ` x${across}` : ''}`,
      ),
    ...rests.map(({ items: rest, from, to }) => `+${rest.length} ${clockAt(from)}-${clockAt(to)}`),
  ]
}

describe('layOutDay', () => {
  it.each<[string, Placed[], string[]]>([
    ['nothing', [], []],
    ['one after the other', [at('a', '08:00', '09:00'), at('b', '09:00', '10:00')], ['a 0/1', 'b 0/1']],
    ['two at once', [at('a', '08:00', '09:00'), at('b', '08:30', '09:30')], ['a 0/2', 'b 1/2']],
    ['the longer first', [at('a', '08:00', '08:30'), at('b', '08:00', '10:00')], ['a 1/2', 'b 0/2']],
    [
      'three of which two overlap',
      [at('a', '08:00', '10:00'), at('b', '08:00', '09:00'), at('c', '09:00', '10:00')],
      ['a 0/2', 'b 1/2', 'c 1/2'],
    ],
    [
      'one that grows to the right',
      [
        at('a', '08:00', '09:00'),
        at('b', '08:00', '09:00'),
        at('c', '08:30', '10:00'),
        at('d', '09:00', '10:00'),
      ],
      ['a 0/3', 'b 1/3', 'c 2/3', 'd 0/3 x2'],
    ],
    [
      'five minutes, and another right after them: drawn higher, so beside each other',
      [at('a', '08:00', '08:05'), at('b', '08:05', '08:10')],
      ['a 0/2', 'b 1/2'],
    ],
    ['the last minutes of the day', [at('a', '23:55', '23:59')], ['a 0/1']],
    ['whole days and longer stand elsewhere', [at('a', '08:00', '08:00', { end_date: '2026-11-19' })], []],
    [
      'seven at one time',
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(id => at(id, '08:00', '09:00')),
      ['a 0/5', 'b 1/5', 'c 2/5', 'd 3/5', 'e 4/5', '+2 08:00-09:00'],
    ],
    [
      'a rest for each run of things that overlap',
      ['08', '12'].flatMap(hour =>
        ['a', 'b', 'c', 'd', 'e', 'f'].map(id => at(`${hour}${id}`, `${hour}:00`, `${hour}:30`)),
      ),
      [
        ...['08', '12'].flatMap(hour =>
          ['a', 'b', 'c', 'd', 'e'].map((id, index) => `${hour}${id} ${index}/5`),
        ),
        '+1 08:00-08:30',
        '+1 12:00-12:30',
      ],
    ],
  ])('%s', (_, items, expected) => {
    expect(pictureOf(items)).toEqual(expected)
  })

  it('forty at the same minute: five beside each other, the rest in order', () => {
    const items = Array.from({ length: 40 }, (_, index) =>
      at(String(index).padStart(2, '0'), '08:00', '08:30'),
    )
    const { blocks, rests } = layOutDay(items.toReversed(), day)
    expect(blocks.map(({ item }) => item._id)).toEqual(['00', '01', '02', '03', '04'])
    expect(rests).toHaveLength(1)
    expect(rests[0]!.items.map(({ _id }) => _id)).toEqual(items.slice(5).map(({ _id }) => _id))
  })

  it('of five hundred in one day none is lost', () => {
    const items = Array.from({ length: 500 }, (_, index) => {
      const start = (index * 37) % 1400
      return at(String(index), clockAt(start), clockAt(start + 10 + (index % 30)))
    })
    const { blocks, rests } = layOutDay(items, day)
    expect(blocks.length + rests.flatMap(rest => rest.items).length).toBe(500)
  })

  const anyItem = fc
    .record({
      _id: fc.uuid(),
      shift: fc.constantFrom(-1, 0, 0, 0, 1),
      start: fc.integer({ min: 0, max: 1439 }),
      length: fc.integer({ min: -30, max: 900 }),
    })
    .map(({ _id, shift, start, length }): Placed => {
      const date = addDays(day, shift)
      const end = start + length
      return {
        _id,
        date,
        end_date: addDays(date, Math.floor(end / 1440)),
        start_time: clockAt(start),
        end_time: clockAt(end),
      }
    })
  const anyItems = fc.uniqueArray(anyItem, { selector: ({ _id }) => _id, maxLength: 60 })
  const anyMost = fc.integer({ min: 1, max: mostColumns })

  it('no two that overlap share a column, and none is lost', () => {
    fc.assert(
      fc.property(anyItems, anyMost, (items, most) => {
        const { blocks, rests } = layOutDay(items, day, most)
        for (const [index, one] of blocks.entries())
          for (const other of blocks.slice(index + 1)) {
            const apartInTime = one.to <= other.from || other.to <= one.from
            const apartInColumns =
              one.column + one.across <= other.column || other.column + other.across <= one.column
            expect(apartInTime || apartInColumns).toBe(true)
          }
        const shown = [
          ...blocks.map(({ item }) => item._id),
          ...rests.flatMap(rest => rest.items.map(({ _id }) => _id)),
        ]
        const reaching = items.filter(item => sliceOn(entryOf(item), dayNumber(day)) !== null)
        expect(shown.toSorted()).toEqual(reaching.map(({ _id }) => _id).toSorted())
      }),
    )
  })

  it('every block lies in its day and its columns, and is high enough to be met', () => {
    fc.assert(
      fc.property(anyItems, anyMost, (items, most) => {
        for (const { from, to, column, columns, across } of layOutDay(items, day, most).blocks) {
          expect(from).toBeGreaterThanOrEqual(0)
          expect(to).toBeLessThanOrEqual(1440)
          expect(to - from).toBeGreaterThanOrEqual(shortestDrawnMinutes)
          expect(across).toBeGreaterThanOrEqual(1)
          expect(column + across).toBeLessThanOrEqual(columns)
          expect(columns).toBeLessThanOrEqual(most)
        }
      }),
    )
  })

  it('a rest overlaps no block outside its run', () => {
    fc.assert(
      fc.property(anyItems, items => {
        const { rests } = layOutDay(items, day, 2)
        for (const [index, one] of rests.entries())
          for (const other of rests.slice(index + 1))
            expect(one.to <= other.from || other.to <= one.from).toBe(true)
      }),
    )
  })

  it('does not depend on the order of input', () => {
    const shuffled = anyItems.chain(items =>
      fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length })),
    )
    fc.assert(
      fc.property(shuffled, ([items, mixed]) => {
        expect(layOutDay(mixed, day)).toEqual(layOutDay(items, day))
      }),
    )
  })
})
