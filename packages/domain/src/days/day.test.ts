import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  addYears,
  ageAt,
  Day,
  daysBetween,
  daysFrom,
  daysInMonth,
  firstOfMonth,
  isDay,
  lastOfMonth,
  startOfWeek,
  weekdayOf,
} from './day.ts'
import { dayNumber, dayOfNumber } from './day-number.ts'

const anyDay = fc.integer({ min: dayNumber('1850-01-01'), max: dayNumber('2200-12-31') }).map(dayOfNumber)
const amount = fc.integer({ min: -2000, max: 2000 })

describe('Day', () => {
  it.each([
    ['2026-11-20', true],
    ['1850-01-01', true],
    ['2200-12-31', true],
    ['1920-02-29', true],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2026-02-29', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-01-00', false],
    ['1849-12-31', false],
    ['2201-01-01', false],
    ['2026-1-1', false],
    ['20.11.2026', false],
    ['2026-11-20T00:00', false],
    ['2026-11-20\n', false],
    ['', false],
  ])('%j is a day: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected)
    expect(Day.safeParse(text).success).toBe(expected)
  })

  it('names its own rule, but leaves a wrong type to be malformed', () => {
    expect(Day.safeParse('2026-02-30').error?.issues.map(issue => issue.message)).toEqual(['no_such_day'])
    expect(Day.safeParse('never').error?.issues.map(issue => issue.message)).toEqual(['no_such_day'])
    expect(Day.safeParse('0026-02-01').error?.issues.map(issue => issue.message)).toEqual([
      'year_out_of_range',
    ])
    expect(Day.safeParse(20261120).error?.issues.map(issue => issue.code)).toEqual(['invalid_type'])
  })
})

describe('arithmetic', () => {
  it.each([
    ['2026-11-20', 1, '2026-11-21'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['1970-01-01', -1, '1969-12-31'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s plus %i days is %s', (day, days, expected) => expect(addDays(day, days)).toBe(expected))

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-11-20', 1, '2026-12-20'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-11-20', 12, '2027-11-20'],
    ['2026-01-31', -1, '2025-12-31'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-05-31', -18, '2024-11-30'],
  ])('%s plus %i months is %s', (day, months, expected) => expect(addMonths(day, months)).toBe(expected))

  it.each([
    ['1920-02-29', 1, '1921-02-28'],
    ['1920-02-29', 4, '1924-02-29'],
    ['2026-11-20', -18, '2008-11-20'],
    ['2028-02-29', -18, '2010-02-28'],
  ])('%s plus %i years is %s', (day, years, expected) => expect(addYears(day, years)).toBe(expected))

  it('agrees with the calendar of the platform on every day of the range', () => {
    fc.assert(
      fc.property(anyDay, day => {
        const platform = new Date(`${day}T00:00:00Z`)
        expect(dayNumber(day)).toBe(platform.getTime() / 86_400_000)
        expect(dayOfNumber(dayNumber(day))).toBe(day)
        expect(weekdayOf(day)).toBe(['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'][platform.getUTCDay()])
      }),
    )
  })

  it('adds and counts days alike, there and back', () => {
    fc.assert(
      fc.property(anyDay, amount, (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days)
        expect(addDays(addDays(day, days), -days)).toBe(day)
      }),
    )
  })

  it('orders days as text orders them', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(a < b).toBe(daysBetween(a, b) > 0)
      }),
    )
  })

  it('keeps the day of the month or takes the last one', () => {
    fc.assert(
      fc.property(anyDay, amount, (day, months) => {
        const later = addMonths(day, months)
        expect(
          later.slice(8) === day.slice(8) || (later === lastOfMonth(later) && later.slice(8) < day.slice(8)),
        ).toBe(true)
      }),
    )
  })
})

describe('weeks and months', () => {
  it.each([
    ['2026-11-20', 'fri', '2026-11-16'],
    ['2026-11-16', 'mon', '2026-11-16'],
    ['2026-11-22', 'sun', '2026-11-16'],
    ['1920-02-29', 'sun', '1920-02-23'],
    ['2027-01-01', 'fri', '2026-12-28'],
  ])('%s is a %s of the week of %s', (day, weekday, monday) => {
    expect(weekdayOf(day)).toBe(weekday)
    expect(startOfWeek(day)).toBe(monday)
  })

  it.each([
    ['2026-02-10', 28],
    ['2028-02-10', 29],
    ['2026-12-31', 31],
    ['2026-11-01', 30],
  ])('the month of %s has %i days', (day, days) => {
    expect(daysInMonth(day)).toBe(days)
    expect(daysFrom(firstOfMonth(day), lastOfMonth(day))).toHaveLength(days)
  })

  it('lists no days backwards', () => expect(daysFrom('2026-11-20', '2026-11-19')).toEqual([]))
})

describe('ageAt', () => {
  it.each([
    ['1931-02-11', '2026-11-20', 95],
    ['1931-11-20', '2026-11-20', 95],
    ['1931-11-21', '2026-11-20', 94],
    ['1920-02-29', '2026-02-27', 105],
    ['1920-02-29', '2026-02-28', 106],
    ['1920-02-29', '2028-02-28', 107],
    ['1920-02-29', '2028-02-29', 108],
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-21', '2026-11-20', -1],
  ])('born %s, on %s: %i', (birthday, day, age) => expect(ageAt(birthday, day)).toBe(age))

  it('rises by one on each birthday and not a day earlier', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 120 }), (birthday, years) => {
        expect(ageAt(birthday, addYears(birthday, years))).toBe(years)
        expect(ageAt(birthday, addDays(addYears(birthday, years), -1))).toBe(years - 1)
      }),
    )
  })
})
