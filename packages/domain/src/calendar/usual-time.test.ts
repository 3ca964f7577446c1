import { expect, it } from 'vitest'
import { usualTime } from './usual-time.ts'

const today = '2026-11-20'

it.each([
  ['another day', '2026-11-21', '14:10', '08:00', '09:00'],
  ['today, before work', today, '05:40', '08:00', '09:00'],
  ['today, between two hours', today, '14:10', '15:00', '16:00'],
  ['today, on the hour', today, '14:00', '15:00', '16:00'],
  ['today, late', today, '23:10', '20:00', '21:00'],
])('%s', (_, day, clock, start_time, end_time) =>
  expect(usualTime(day, { today, clock })).toEqual({ date: day, end_date: day, start_time, end_time }),
)
