import { expect, it } from 'vitest'
import { beginningAt } from './beginning-at.ts'
import type { CalendarTime } from './moved-time.ts'

const at = (start_time: string, end_time: string, date = '2026-11-18', end_date = date): CalendarTime => ({
  date,
  end_date,
  start_time,
  end_time,
})
const night = at('22:00', '06:00', '2026-12-31', '2027-01-01')
const days: CalendarTime = { date: '2026-11-18', end_date: '2026-11-20', start_time: null, end_time: null }

it.each<[string, CalendarTime, string, string, CalendarTime]>([
  ['where it is', at('08:05', '08:50'), '2026-11-18', '08:05', at('08:05', '08:50')],
  ['on another day', at('08:05', '08:50'), '2026-11-19', '17:10', at('17:10', '17:55', '2026-11-19')],
  [
    'late in the year',
    at('08:05', '08:50'),
    '2026-12-31',
    '23:30',
    at('23:30', '00:15', '2026-12-31', '2027-01-01'),
  ],
  [
    'until midnight',
    at('08:00', '09:00'),
    '2026-11-18',
    '23:00',
    at('23:00', '00:00', '2026-11-18', '2026-11-19'),
  ],
  ['a night', night, '2026-11-18', '21:00', at('21:00', '05:00', '2026-11-18', '2026-11-19')],
  ['whole days', days, '2026-12-01', '08:00', { ...days, date: '2026-12-01', end_date: '2026-12-03' }],
])('begins %s, as long as before', (_, time, day, clock, expected) =>
  expect(beginningAt(time, day, clock)).toEqual(expected),
)
