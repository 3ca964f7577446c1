import { expect, it } from 'vitest'
import { daysSoFar, deliveredTiming } from './delivered-timing.ts'
import type { Timing } from './timing.ts'

const daily: Timing = { duration: 25, newDuration: null, frequency: 1, period: 1 }
const weekly: Timing = { duration: 30, newDuration: 20, frequency: 3, period: 7 }

it.each<[string, Timing, [times: number, done: number, days: number], object | null]>([
  ['never given', daily, [0, 0, 60], null],
  ['of a period that has not begun', daily, [0, 0, 0], null],
  ['given as prescribed', daily, [60, 1500, 60], null],
  ['given as prescribed, one day left out', daily, [58, 1450, 60], null],
  ['given longer each time', daily, [60, 1980, 60], { newDuration: 35, frequency: 1, period: 1 }],
  ['given twice a day', daily, [120, 3000, 60], { newDuration: null, frequency: 2, period: 1 }],
  ['daily, given three times a week', daily, [26, 650, 60], { newDuration: null, frequency: 3, period: 7 }],
  ['weekly, given daily', weekly, [60, 1200, 60], { newDuration: 20, frequency: 1, period: 1 }],
  ['given once a month', weekly, [3, 90, 90], { newDuration: null, frequency: 1, period: 30 }],
  ['given once in a quarter', weekly, [1, 30, 90], { newDuration: null, frequency: 1, period: 90 }],
  ['given twice a quarter', weekly, [2, 40, 90], { newDuration: 20, frequency: 2, period: 90 }],
  ['of a few minutes', daily, [60, 60, 60], { newDuration: 5, frequency: 1, period: 1 }],
  ['as needed', { ...daily, frequency: 0, period: null }, [5, 100, 60], null],
])('a service %s', (_, prescribed, [times, done, days], expected) =>
  expect(deliveredTiming(prescribed, { times, done }, days)).toEqual(expected),
)

it.each([
  ['2026-10-31', 0],
  ['2026-11-01', 1],
  ['2026-11-20', 20],
  ['2027-01-01', 30],
])('of November %s leaves %s days behind', (today, days) =>
  expect(daysSoFar({ start: '2026-11-01', end: '2026-11-30' }, today)).toBe(days),
)
