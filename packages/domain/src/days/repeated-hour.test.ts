import { describe, expect, it } from 'vitest'
import {
  comesTwice,
  instantAtHour,
  movedToHour,
  problemOfHour,
  type RepeatedHour,
  repeatedHourOf,
} from './repeated-hour.ts'

describe('a time of day, where the clocks change', () => {
  it.each([
    ['2026-10-25', '01:59', null],
    ['2026-10-25', '02:00', 'which_hour'],
    ['2026-10-25', '02:30', 'which_hour'],
    ['2026-10-25', '03:00', null],
    ['2026-11-20', '02:30', null],
    ['2027-03-28', '01:59', null],
    ['2027-03-28', '02:00', 'lost_hour'],
    ['2027-03-28', '02:30', 'lost_hour'],
    ['2027-03-28', '03:00', null],
  ])('%s %s: %s', (day, clock, problem) => {
    expect(problemOfHour(day, clock, null)).toBe(problem)
    expect(problemOfHour(day, clock, 'second')).toBe(problem === 'lost_hour' ? problem : null)
    expect(comesTwice(day, clock)).toBe(problem === 'which_hour')
  })

  it.each<[string, string, RepeatedHour | null, string]>([
    ['2026-10-25', '02:30', 'first', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '02:30', 'second', '2026-10-25T01:30:00.000Z'],
    ['2026-10-25', '03:30', 'second', '2026-10-25T02:30:00.000Z'],
    ['2026-11-20', '02:30', null, '2026-11-20T01:30:00.000Z'],
  ])('%s at %s, the %s, is %s', (day, clock, hour, instant) =>
    expect(instantAtHour(day, clock, hour)).toBe(instant),
  )

  it.each<[string, RepeatedHour | null, string]>([
    ['2026-10-25T00:30:00.000Z', 'second', '2026-10-25T01:30:00.000Z'],
    ['2026-10-25T01:30:00.000Z', 'first', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T02:30:12.000Z', 'second', '2026-10-25T02:30:12.000Z'],
    ['2026-11-20T01:30:12.000Z', null, '2026-11-20T01:30:12.000Z'],
  ])('%s moved to the %s is %s', (instant, hour, moved) => expect(movedToHour(instant, hour)).toBe(moved))

  it.each([
    ['2026-10-25T00:30:59.999Z', 'first'],
    ['2026-10-25T01:30:00.000Z', 'second'],
    ['2026-10-25T01:59:12.000Z', 'second'],
    ['2026-10-25T02:00:00.000Z', null],
    ['2027-03-28T01:30:00.000Z', null],
  ])('%s is the %s', (instant, hour) => expect(repeatedHourOf(instant)).toBe(hour))
})
