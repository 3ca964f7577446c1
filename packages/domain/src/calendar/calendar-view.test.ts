import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type Day, firstOfMonth, weekdayOf } from '../days/day.ts'
import { weekdays } from '../days/weekday.ts'
import { type CalendarView, calendarViews, daysOfView, stepView, viewBehind } from './calendar-view.ts'

const anyDay = fc.integer({ min: -40_000, max: 80_000 }).map(days => addDays('1970-01-01', days))

describe('daysOfView', () => {
  it.each<[string, CalendarView, Day, object, Day, Day, number]>([
    ['a day', 'day', '2026-03-29', {}, '2026-03-29', '2026-03-29', 1],
    ['the week of a Wednesday', 'week', '2026-11-18', {}, '2026-11-16', '2026-11-22', 7],
    ['the week of a Sunday', 'week', '2026-11-22', {}, '2026-11-16', '2026-11-22', 7],
    ['a week from Sunday on', 'week', '2026-11-22', { weekStart: 'sun' }, '2026-11-22', '2026-11-28', 7],
    ['a week over the end of the year', 'week', '2026-12-31', {}, '2026-12-28', '2027-01-03', 7],
    ['a month', 'month', '2026-03-18', {}, '2026-02-23', '2026-04-05', 42],
    ['a month that begins on Monday', 'month', '2026-06-30', {}, '2026-06-01', '2026-07-12', 42],
    ['a month of four weeks', 'month', '2027-02-10', {}, '2027-02-01', '2027-03-14', 42],
    ['a month from Sunday on', 'month', '2026-03-18', { weekStart: 'sun' }, '2026-03-01', '2026-04-11', 42],
    ['a schedule', 'schedule', '2026-11-18', {}, '2026-11-18', '2026-12-17', 30],
  ])('%s', (_, view, day, settings, first, last, count) => {
    const days = daysOfView(view, day, settings)
    expect([days[0], days.at(-1), days.length]).toEqual([first, last, count])
  })

  it('a month shows all its days in six weeks, whatever day a week begins with', () => {
    const anyStart = fc.constantFrom(...weekdays.map(({ value }) => value))
    fc.assert(
      fc.property(anyDay, anyStart, (day, weekStart) => {
        const days = daysOfView('month', day, { weekStart })
        expect(days).toHaveLength(42)
        expect(weekdayOf(days[0]!)).toBe(weekStart)
        expect(days.indexOf(firstOfMonth(day))).toBeLessThan(7)
        expect(days).toContain(day)
      }),
    )
  })
})

describe('stepView', () => {
  it.each<[CalendarView, Day, -1 | 1, Day]>([
    ['day', '2026-12-31', 1, '2027-01-01'],
    ['day', '2026-03-01', -1, '2026-02-28'],
    ['week', '2026-12-30', 1, '2027-01-06'],
    ['month', '2026-01-31', 1, '2026-02-28'],
    ['month', '2026-01-15', -1, '2025-12-15'],
    ['schedule', '2026-11-18', 1, '2026-11-25'],
    ['month', '2200-12-20', 1, '2200-12-31'],
    ['week', '1850-01-03', -1, '1850-01-01'],
  ])('%s of %s by %i', (view, day, step, expected) => {
    expect(stepView(view, day, step)).toBe(expected)
  })

  it('the steps of a view leave no day out', () => {
    const anyView = fc.constantFrom(...calendarViews.map(({ value }) => value))
    fc.assert(
      fc.property(anyView, anyDay, (view, day) => {
        const next = daysOfView(view, stepView(view, day, 1))[0]!
        expect(next <= addDays(daysOfView(view, day).at(-1)!, 1)).toBe(true)
      }),
    )
  })
})

describe('viewBehind', () => {
  it.each<[CalendarView, CalendarView | null]>([
    ['day', 'month'],
    ['week', 'month'],
    ['month', null],
    ['schedule', null],
  ])('%s', (view, expected) => {
    expect(viewBehind(view)).toBe(expected)
  })
})
