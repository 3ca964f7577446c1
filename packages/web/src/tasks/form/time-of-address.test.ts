import { expect, it } from 'vitest'
import { timeOfAddress } from './time-of-address.ts'

const date = '2026-11-20'
const clocks = { start_time: '09:00', end_time: '10:30' }

it.each([
  [{}, null],
  [{ date }, null],
  [{ date, start_time: '09:00' }, null],
  [{ date, end_date: '2026-11-19', ...clocks }, null],
  [
    { date, ...clocks },
    { date, end_date: date, ...clocks, full_day: false },
  ],
  [
    { date, end_date: '2026-11-22' },
    { date, end_date: '2026-11-22', start_time: null, end_time: null, full_day: true },
  ],
])('%j: %j', (address, time) => {
  expect(timeOfAddress(address)).toEqual(time)
})
