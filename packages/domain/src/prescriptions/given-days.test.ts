import { expect, it } from 'vitest'
import { givenDays, type VisitedDay } from './given-days.ts'

const daily = { frequency: 1, period: 1 } as const
const weekly = { frequency: 1, period: 7 } as const
const november = { start: '2026-11-01', end: '2026-11-30' }

const on = (day: number) => `2026-11-${String(day).padStart(2, '0')}`
const done = (...days: number[]): VisitedDay[] =>
  days.map(day => ({ date: on(day), done: true, away: false }))
const away = (...days: number[]): VisitedDay[] =>
  days.map(day => ({ date: on(day), done: false, away: true }))
const visited = (...days: VisitedDay[][]): VisitedDay[] =>
  days.flat().toSorted((one, other) => (one.date < other.date ? -1 : 1))
const each = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)

it.each<[string, typeof daily | typeof weekly, VisitedDay[], number, number]>([
  ['was never given', daily, [], 20, 0],
  ['was given from its first day', daily, done(...each(1, 20)), 20, 20],
  ['begins tomorrow', daily, done(21), 20, 0],
  ['was given since the 11th', daily, done(...each(11, 20)), 20, 10],
  ['was given weekly since the 11th', weekly, done(11, 18), 20, 16],
  ['was given weekly since the 3rd', weekly, done(3, 10, 17), 20, 20],
  ['ended before today', daily, done(...each(1, 30)), 40, 30],
  [
    'stood still for a week in hospital',
    daily,
    visited(done(...each(1, 7)), away(...each(8, 14)), done(...each(15, 20))),
    20,
    13,
  ],
  ['stood still for one weekly visit', weekly, visited(done(2, 9), away(16), done(23)), 25, 18],
  ['stands still since', daily, visited(done(...each(1, 10)), away(11, 12)), 20, 10],
  ['fell out before it began', daily, visited(away(1, 2), done(...each(3, 20))), 20, 18],
  [
    'was given in part of a day on which she left',
    daily,
    visited(done(...each(1, 9)), [{ date: on(10), done: true, away: true }], away(11), done(12)),
    12,
    11,
  ],
])('an order that %s', (_, timing, days, today, expected) => {
  const ordered = { ...november, services: [timing, { frequency: 2, period: 30 } as const] }
  const now = today > 30 ? '2026-12-10' : on(today)
  expect(givenDays(ordered, days, now)).toBe(expected)
})

it('counts from the first day where nothing says how often', () => {
  const asNeeded = { frequency: 0, period: null }
  expect(givenDays({ ...november, services: [asNeeded] }, done(4, 9), on(10))).toBe(7)
})
