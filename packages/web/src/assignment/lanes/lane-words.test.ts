import { laneScale } from '@vicino/domain/calendar/lane-scale.ts'
import { minutesOf } from '@vicino/domain/days/clock.ts'
import { describe, expect, it } from 'vitest'
import { placeWords, type SaidOfBlock } from './lane-words.ts'

/** From seven to seventeen on sixty rem: six of them are an hour. */
const scale = laneScale([{ from: minutesOf('07:00'), to: minutesOf('17:00') }])
const wide = 60

const block = (clock: string, minutes: number, more: Partial<SaidOfBlock> = {}): SaidOfBlock => ({
  from: minutesOf(clock),
  to: minutesOf(clock) + minutes,
  name: 'Maria Bernasconi',
  short: 'Bernasconi',
  clock,
  town: 'Bellinzona',
  signs: 0,
  ...more,
})
const said = (blocks: SaidOfBlock[]) => {
  const { rows, words } = placeWords(blocks, scale, wide)
  return [rows, ...words.map(({ row, name }) => `${row} ${name}`)]
}

it.each<[string, SaidOfBlock[], unknown[]]>([
  ['nothing', [], [1]],
  ['a short visit, whose words go on behind it', [block('08:00', 20)], [1, '0 Maria Bernasconi']],
  [
    'two that leave room for a family, and no more',
    [block('08:00', 20, { town: undefined }), block('09:00', 20)],
    [1, '0 Bernasconi', '0 Maria Bernasconi'],
  ],
  [
    'two right after each other, in two rows and in whole',
    [block('08:00', 30), block('08:30', 30)],
    [2, '0 Maria Bernasconi', '1 Maria Bernasconi'],
  ],
  [
    'a tour without a pause, in stairs',
    ['08:00', '08:20', '08:40', '09:00', '09:20'].map(clock => block(clock, 20)),
    [3, '0 Bernasconi', '1 Bernasconi', ...['2', '0', '1'].map(row => `${row} Maria Bernasconi`)],
  ],
  [
    'what is at one time, below each other',
    [block('08:00', 240), block('08:00', 240)],
    [2, '0 Maria Bernasconi', '1 Maria Bernasconi'],
  ],
  [
    'the last of the day, before its end',
    [block('15:40', 20), block('16:45', 15)],
    [2, '0 Maria Bernasconi', '1 Maria Bernasconi'],
  ],
])('places %s', (_, blocks, expected) => expect(said(blocks)).toEqual(expected))

it('shortens towns only where a third row would come otherwise', () => {
  const town = 'Sant’Antonino di Sopra'
  const roomOf = (clocks: string[]) => {
    const { rows, words } = placeWords(
      clocks.map(clock => block(clock, 30, { town })),
      scale,
      wide,
    )
    return [rows, words[0]!.room > 10.5]
  }
  expect(roomOf(['08:00', '09:00', '10:00', '11:00'])).toEqual([2, true])
  expect(roomOf(['08:00', '08:45', '09:30', '10:15'])).toEqual([2, false])
})

it('keeps for a sign beside a name what it takes', () => {
  const next = block('09:02', 30)
  expect(said([block('08:00', 30, { town: undefined }), next])[0]).toBe(1)
  expect(said([block('08:00', 30, { town: undefined, signs: 2 }), next])[0]).toBe(2)
})

it('finds the row in which the minutes of a way have room', () => {
  const { rowFree } = placeWords([block('08:00', 30), block('08:30', 30), block('11:00', 30)], scale, wide)
  const way = (from: string, to: string) => rowFree({ from: minutesOf(from), to: minutesOf(to) }, '~20')
  expect(way('10:30', '11:00')).toBe(1)
  expect(way('09:00', '09:30')).toBeUndefined()
  expect(way('10:55', '11:00')).toBeUndefined()
})

describe('of any day', () => {
  /** As good as chance, and the same in each run. */
  function* chance(): Generator<number> {
    let state = 7
    for (;;) {
      state = (state * 16_807) % 2_147_483_647
      yield state / 2_147_483_647
    }
  }
  const drawn = chance()
  const upTo = (most: number): number => Math.floor(drawn.next().value! * most)
  const days = Array.from({ length: 40 }, (_, at) =>
    Array.from({ length: 4 + (at % 14) }, () =>
      block('08:00', 20, {
        from: 420 + upTo(115) * 5,
        short: 'Wyss-Hünerwadel'.slice(0, 3 + upTo(12)),
        signs: upTo(3),
      }),
    )
      .map(one => ({ ...one, to: Math.min(1020, one.from + 24 + upTo(60)) }))
      .toSorted((one, other) => one.from - other.from),
  )
  it.each(days)('no words meet others', (...blocks) => {
    for (const width of [48, 60, 84]) {
      const { words } = placeWords(blocks, scale, width)
      const inWidth = (minute: number): number => ((minute - 420) / 600) * width
      const placed = blocks.map((one, at) => {
        const { row, room, atEdge } = words[at]!
        const [from, to] = [inWidth(one.from), inWidth(one.to)]
        return atEdge ? { row, from: from - room, to } : { row, from, to: Math.max(to, from + room) }
      })
      for (const [at, one] of placed.entries()) {
        expect(one.from).toBeGreaterThanOrEqual(0)
        expect(one.to).toBeLessThanOrEqual(width)
        for (const other of placed.slice(at + 1))
          if (one.row === other.row) expect(one.to <= other.from || other.to <= one.from).toBe(true)
      }
    }
  })
})
