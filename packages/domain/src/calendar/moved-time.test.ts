import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockAt, minutesOf } from '../days/clock.ts'
import { addDays, isDay } from '../days/day.ts'
import { spanOf } from '../tasks/task-span.ts'
import {
  type CalendarTime,
  drawnDays,
  drawnTime,
  isSameTime,
  lengthenedTime,
  movedTime,
  resizedTime,
} from './moved-time.ts'

/** '2026-11-18 08:00-09:00', with the day of the end where it is another; '*' for whole days. */
function written(time: CalendarTime): string {
  const end = time.end_date === time.date ? '' : `${time.end_date} `
  if (time.start_time === null) return `${time.date} ${end}*`
  return `${time.date} ${time.start_time}-${end}${time.end_time}`
}

const at = (start_time: string, end_time: string, date = '2026-11-18', end_date = date): CalendarTime => ({
  date,
  end_date,
  start_time,
  end_time,
})
const night = at('22:00', '06:00', '2026-12-31', '2027-01-01')
const days: CalendarTime = { date: '2026-11-18', end_date: '2026-11-20', start_time: null, end_time: null }

describe('movedTime', () => {
  it.each<[string, CalendarTime, number, number, string]>([
    ['an hour later', at('08:00', '09:00'), 0, 60, '2026-11-18 09:00-10:00'],
    ['to the next quarter', at('08:00', '08:50'), 0, 22, '2026-11-18 08:15-09:05'],
    ['from an odd minute onto a quarter', at('08:10', '09:10'), 0, 15, '2026-11-18 08:30-09:30'],
    ['to another day, to the minute', at('08:10', '09:10'), 2, 0, '2026-11-20 08:10-09:10'],
    ['before midnight, no further', at('00:30', '01:30'), 0, -300, '2026-11-18 00:00-01:00'],
    ['into the night', at('22:00', '23:00'), 0, 90, '2026-11-18 23:30-2026-11-19 00:30'],
    ['up to midnight', at('22:00', '23:00'), 0, 60, '2026-11-18 23:00-2026-11-19 00:00'],
    ['as late as it goes', at('08:00', '09:00'), 0, 2000, '2026-11-18 23:45-2026-11-19 00:45'],
    ['a night watch', night, 1, -60, '2027-01-01 21:00-2027-01-02 05:00'],
    ['over the missing hour', at('01:30', '02:30', '2026-03-29'), 0, 60, '2026-03-29 02:30-03:30'],
    ['over the hour that comes twice', at('01:30', '02:30', '2026-10-25'), 0, 60, '2026-10-25 02:30-03:30'],
    ['onto 29 February', at('08:00', '09:00', '2028-02-28'), 1, 0, '2028-02-29 08:00-09:00'],
    ['whole days', days, 30, 45, '2026-12-18 2026-12-20 *'],
    ['what ended before it began', at('09:00', '08:00'), 1, 0, '2026-11-19 09:00-09:15'],
  ])('%s', (_, time, byDays, minutes, expected) => {
    expect(written(movedTime(time, { days: byDays, minutes }))).toBe(expected)
  })
})

describe('resizedTime', () => {
  it.each<[string, CalendarTime, string, number, string]>([
    ['a longer visit', at('08:00', '09:00'), '2026-11-18', 580, '2026-11-18 08:00-09:45'],
    ['never shorter than a quarter', at('08:00', '09:00'), '2026-11-18', 100, '2026-11-18 08:00-08:15'],
    ['until midnight', at('22:00', '23:00'), '2026-11-18', 1500, '2026-11-18 22:00-2026-11-19 00:00'],
    ['the morning of a night watch', night, '2027-01-01', 420, '2026-12-31 22:00-2027-01-01 07:00'],
    ['less than a day', night, '2027-01-02', 0, '2026-12-31 22:00-2027-01-01 21:45'],
    ['an end on the day before', night, '2026-12-30', 600, '2026-12-31 22:00-22:15'],
    ['whole days keep no clock', days, '2026-11-18', 480, '2026-11-18 2026-11-20 *'],
    ['what ended before it began', at('09:00', '08:00'), '2026-11-18', 600, '2026-11-18 09:00-10:00'],
  ])('%s', (_, time, day, minute, expected) => {
    expect(written(resizedTime(time, { day, minute }))).toBe(expected)
  })
})

describe('lengthenedTime', () => {
  it.each<[string, CalendarTime, number, string]>([
    ['a quarter more', at('08:00', '09:00'), 1, '2026-11-18 08:00-09:15'],
    ['half an hour less', at('08:00', '09:00'), -2, '2026-11-18 08:00-08:30'],
    ['never less than a quarter', at('08:00', '09:00'), -9, '2026-11-18 08:00-08:15'],
    ['onto a quarter', at('08:00', '08:50'), 1, '2026-11-18 08:00-09:00'],
    ['back from midnight', at('22:00', '00:00', '2026-11-18', '2026-11-19'), -1, '2026-11-18 22:00-23:45'],
    ['less than a day', at('08:00', '09:00'), 200, '2026-11-18 08:00-2026-11-19 07:45'],
    ['two days more', days, 2, '2026-11-18 2026-11-22 *'],
    ['a day less', days, -1, '2026-11-18 2026-11-19 *'],
    ['never less than a day', days, -9, '2026-11-18 *'],
  ])('%s', (_, time, steps, expected) => {
    expect(written(lengthenedTime(time, steps))).toBe(expected)
  })
})

describe('drawing on empty time', () => {
  it.each([
    [480, 540, '2026-11-18 08:00-09:00'],
    [540, 480, '2026-11-18 08:00-09:00'],
    [480, 480, '2026-11-18 08:00-08:15'],
    [1439, 1500, '2026-11-18 23:45-2026-11-19 00:00'],
    [-30, 20, '2026-11-18 00:00-00:15'],
  ])('from minute %i to %i', (one, other, expected) => {
    expect(written(drawnTime('2026-11-18', one, other))).toBe(expected)
  })

  it('draws days in either direction', () => {
    expect(written(drawnDays('2026-11-20', '2026-11-18'))).toBe('2026-11-18 2026-11-20 *')
  })
})

const anyTime = fc
  .record({
    day: fc.integer({ min: 0, max: 1000 }),
    start: fc.integer({ min: 0, max: 1439 }),
    length: fc.integer({ min: 1, max: 1425 }),
  })
  .map(({ day, start, length }) => {
    const date = addDays('2026-01-01', day)
    return at(
      clockAt(start),
      clockAt(start + length),
      date,
      addDays(date, Math.floor((start + length) / 1440)),
    )
  })
const anyShift = fc.record({
  days: fc.integer({ min: -50, max: 50 }),
  minutes: fc.integer({ min: -3000, max: 3000 }),
})

const lengthOf = (time: CalendarTime): number => {
  const { from, to } = spanOf(time)
  return to - from
}

const expectValid = (time: CalendarTime): void => {
  expect(isDay(time.date) && isDay(time.end_date)).toBe(true)
  expect(lengthOf(time)).toBeGreaterThan(0)
  const begins = minutesOf(time.start_time!)
  expect(begins).toBeLessThanOrEqual(1439)
}

describe('whatever a hand does', () => {
  it('a move keeps the length and lands on a valid time', () => {
    fc.assert(
      fc.property(anyTime, anyShift, (time, shift) => {
        const moved = movedTime(time, shift)
        expectValid(moved)
        expect(lengthOf(moved)).toBe(lengthOf(time))
        expect(moved.date).toBe(addDays(time.date, shift.days))
      }),
    )
  })

  it('a resize keeps the begin and lasts a quarter of an hour to less than a day', () => {
    fc.assert(
      fc.property(anyTime, anyShift, (time, { days: byDays, minutes }) => {
        const resized = resizedTime(time, { day: addDays(time.date, byDays), minute: minutes })
        expectValid(resized)
        expect([resized.date, resized.start_time]).toEqual([time.date, time.start_time])
        expect(lengthOf(resized)).toBeGreaterThanOrEqual(15)
        expect(lengthOf(resized)).toBeLessThan(1440)
      }),
    )
  })

  it('standing still changes nothing', () => {
    fc.assert(
      fc.property(anyTime, time => {
        expect(isSameTime(movedTime(time, { days: 0, minutes: 0 }), time)).toBe(true)
      }),
    )
  })
})
