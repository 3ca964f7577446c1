import { expect, test } from 'vitest'
import { addDays, addMonths, type Day } from '../days/day.ts'
import type { Timing } from '../prescriptions/timing.ts'
import { heldUntil, shareOf } from './planned-share.ts'

const today = '2026-11-26'
const everyDays = (days: number, first: Day = '2026-11-27'): Day[] =>
  Array.from({ length: 40 }, (_, at) => addDays(first, at * days))
const everyMonths = (first: Day): Day[] => Array.from({ length: 4 }, (_, at) => addMonths(first, at))
const weekly = (times: number) => ({ frequency: times, period: 7 as const })

test.each<[string, Pick<Timing, 'frequency' | 'period'>, Day[], [number, number, Day] | null]>([
  ['nothing planned', weekly(3), [], [0, 12, '2026-12-24']],
  ['one of three a week', weekly(3), everyDays(7), [4, 12, '2026-12-24']],
  ['each week', weekly(1), everyDays(7, '2026-12-03'), [4, 4, '2026-12-24']],
  ['every second week', weekly(1), everyDays(14), [2, 4, '2026-12-24']],
  ['every day of one that is done once a week', weekly(1), everyDays(1), [4, 4, '2026-12-24']],
  ['a single week full of it', weekly(2), everyDays(1).slice(0, 7), [2, 8, '2026-12-24']],
  ['today alone, which is no more to be planned', weekly(1), [today], [0, 4, '2026-12-24']],
  ['once of twice a day', { frequency: 2, period: 1 }, everyDays(1), [28, 56, '2026-12-24']],
  ['each month on its day', { frequency: 1, period: 30 }, everyMonths('2026-12-15'), [3, 3, '2027-02-26']],
  [
    'each month on its last day',
    { frequency: 1, period: 30 },
    ['2026-11-30', '2026-12-31', '2027-01-31'],
    [3, 3, '2027-02-26'],
  ],
  ['once a quarter', { frequency: 1, period: 90 }, ['2027-02-20'], [1, 1, '2027-02-26']],
  ['as needed', { frequency: 1, period: null }, everyDays(1), null],
  ['never', { frequency: 0, period: 7 }, everyDays(1), null],
])('of a measure with %s so much is planned', (_, timing, dates, share) => {
  const told = shareOf(timing, dates, today)
  expect(told && [told.planned, told.due, told.until]).toEqual(share)
})

test('everything that is held against a frequency lies before one day', () => {
  expect(heldUntil(today)).toBe('2027-02-27')
})
