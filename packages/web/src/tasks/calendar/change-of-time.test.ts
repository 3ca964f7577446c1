import { expect, it } from 'vitest'
import { changeOfTime } from './change-of-time.ts'

const before = { date: '2026-11-20', end_date: '2026-11-20', start_time: '08:00', end_time: '09:00' }

it.each([
  [{}, {}],
  [
    { start_time: '08:15', end_time: '09:15' },
    { start_time: '08:15', end_time: '09:15' },
  ],
  [{ end_time: '09:30' }, { end_time: '09:30' }],
  [
    { date: '2026-11-21', end_date: '2026-11-21' },
    { date: '2026-11-21', end_date: '2026-11-21' },
  ],
  [
    { end_date: '2026-11-21', end_time: '06:00' },
    { end_date: '2026-11-21', end_time: '06:00' },
  ],
])('%j changes %j', (after, change) => {
  expect(changeOfTime(before, { ...before, ...after })).toEqual(change)
})

it('says the end of a task that loses its second day', () => {
  const night = { ...before, end_date: '2026-11-21', start_time: '22:00', end_time: '06:00' }
  expect(changeOfTime(night, { ...night, date: '2026-11-21' })).toEqual({
    date: '2026-11-21',
    end_date: '2026-11-21',
  })
})
