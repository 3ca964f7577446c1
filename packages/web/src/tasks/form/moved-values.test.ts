import { describe, expect, it } from 'vitest'
import { fillDay, morningAfter, moveDay, moveStart } from './moved-values.ts'

const when = {
  date: '2026-11-20' as string | null,
  end_date: '2026-11-20' as string | null,
  start_time: '08:00' as string | null,
  end_time: '09:00' as string | null,
  full_day: false,
}

describe('another day', () => {
  it.each([
    ['takes the end along', {}, '2026-11-25', { date: '2026-11-25', end_date: '2026-11-25' }],
    [
      'keeps the length of several days',
      { end_date: '2026-11-22' },
      '2026-11-30',
      { date: '2026-11-30', end_date: '2026-12-02' },
    ],
    [
      'mends an end before the begin',
      { end_date: '2026-11-01' },
      '2026-11-25',
      { date: '2026-11-25', end_date: '2026-11-25' },
    ],
    ['leaves the end where it cannot be read', {}, '32.11', { date: '32.11' }],
    ['leaves the end where none is written', { end_date: null }, '2026-11-25', { date: '2026-11-25' }],
  ])('%s', (_what, before, date, expected) => expect(moveDay({ ...when, ...before }, date)).toEqual(expected))
})

describe('another begin', () => {
  it.each([
    ['takes the end along', {}, '10:30', { start_time: '10:30', end_time: '11:30' }],
    ['leaves the end that would pass midnight', {}, '23:30', { start_time: '23:30' }],
    [
      'leaves the end of a night',
      { start_time: '22:00', end_time: '06:00' },
      '21:00',
      { start_time: '21:00' },
    ],
    ['leaves the end while the begin cannot be read', {}, '9 e mezza', { start_time: '9 e mezza' }],
    ['leaves the end where there was no begin', { start_time: null }, '10:30', { start_time: '10:30' }],
  ])('%s', (_what, before, start, expected) =>
    expect(moveStart({ ...when, ...before }, start)).toEqual(expected),
  )
})

it('a whole day has no clocks, and gets the usual ones back', () => {
  expect(fillDay(true)).toEqual({ full_day: true, start_time: null, end_time: null })
  expect(fillDay(false)).toEqual({ full_day: false, start_time: '08:00', end_time: '09:00' })
})

describe('the morning after', () => {
  it.each([
    ['is offered to a night', { start_time: '22:00', end_time: '06:00' }, '2026-11-21'],
    ['is offered where it ends as it begins', { end_time: '08:00' }, '2026-11-21'],
    ['is not asked in a day', {}, null],
    ['is not asked once it is written', { end_time: '06:00', end_date: '2026-11-21' }, null],
    ['is not asked without clocks', { start_time: null, end_time: null }, null],
    ['is offered where no end is written', { end_time: '06:00', end_date: null }, '2026-11-21'],
  ])('%s', (_what, before, expected) => expect(morningAfter({ ...when, ...before })).toBe(expected))
})
