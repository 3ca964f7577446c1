import { expect, it } from 'vitest'
import { deliveredTiming, deliveryOf } from './delivered-timing.ts'
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
  ['given every day of the first week', weekly, [7, 140, 7], null],
  [
    'given every day of the first two weeks',
    weekly,
    [14, 280, 14],
    { newDuration: 20, frequency: 1, period: 1 },
  ],
  ['of a quarter, given in its first month', { ...daily, period: 90 }, [1, 25, 30], null],
  ['of a few minutes', daily, [60, 60, 60], { newDuration: 5, frequency: 1, period: 1 }],
  ['as needed', { ...daily, frequency: 0, period: null }, [5, 100, 60], null],
])('a service %s', (_, prescribed, [times, done, days], expected) =>
  expect(deliveredTiming(prescribed, { times, done }, days)).toEqual(expected),
)

it('finds what was delivered by the code of the service, under whichever of its versions it was given', () => {
  const service_details = {
    code: '5002.340',
    group: '5002',
    letter: 'B',
    name: 'Medicazione',
    category: 'Ferite',
  }
  const balance = {
    given_days: 60,
    used: [
      {
        service_details: { ...service_details, name: 'Medicazione semplice' },
        times: 60,
        done: 1980,
        planned: 0,
      },
    ],
  }
  const asked = { ...daily, service_details }
  expect(deliveryOf(asked, balance)).toEqual({
    times: 60,
    done: 1980,
    days: 60,
    timing: { newDuration: 35, frequency: 1, period: 1 },
  })
  const other = { ...asked, service_details: { ...service_details, code: '5003.040' } }
  expect(deliveryOf(other, balance)).toEqual({ times: 0, done: 0, days: 60, timing: null })
})
