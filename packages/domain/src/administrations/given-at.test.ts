import { describe, expect, it } from 'vitest'
import { clockIn, instantOf, todayIn } from '../days/instant.ts'
import { givenAt, nearestInstant } from './given-at.ts'

const day = '2026-11-20'
const placed = (instant: string) => `${todayIn(instant)} ${clockIn(instant)}`

describe('a dose that is told by its clock', () => {
  it.each([
    ['morning', '08:05', '2026-11-20 08:05'],
    ['morning', '05:50', '2026-11-20 05:50'],
    ['morning', '12:30', '2026-11-20 12:30'],
    ['afternoon', '14:00', '2026-11-20 14:00'],
    ['evening', '20:15', '2026-11-20 20:15'],
    ['evening', '00:20', '2026-11-21 00:20'],
    ['night', '22:00', '2026-11-20 22:00'],
    ['night', '00:30', '2026-11-21 00:30'],
    ['night', '05:45', '2026-11-21 05:45'],
  ] as const)('of the %s at %s was given on %s', (moment, clock, expected) => {
    expect(placed(givenAt(clock, { day, moment }, instantOf('2026-11-22', '09:00')))).toBe(expected)
  })

  it.each([
    ['23:50', '00:10', '2026-11-19 23:50'],
    ['00:05', '00:10', '2026-11-20 00:05'],
    ['08:00', '10:00', '2026-11-20 08:00'],
    ['14:00', '10:00', '2026-11-20 14:00'],
  ])('as needed, %s, told at %s, was %s', (clock, now, expected) => {
    expect(placed(givenAt(clock, { day, moment: null }, instantOf(day, now)))).toBe(expected)
  })

  it('as needed, of an earlier day, was on that day', () => {
    const noon = instantOf('2026-11-22', '12:00')
    expect(placed(givenAt('23:50', { day, moment: null }, noon))).toBe('2026-11-20 23:50')
  })

  it.each([
    ['the night in which clocks go forward', '2026-03-28', '2026-03-29 03:30'],
    ['the night in which clocks go back', '2026-10-24', '2026-10-25 02:30'],
  ])('at 02:30 of %s stands in that night', (_, night, expected) => {
    const at = givenAt('02:30', { day: night, moment: 'night' }, instantOf('2026-11-22', '09:00'))
    expect(placed(at)).toBe(expected)
  })
})

it('a corrected clock stays beside the one that was told before', () => {
  expect(placed(nearestInstant('00:10', instantOf(day, '23:50')))).toBe('2026-11-21 00:10')
  expect(placed(nearestInstant('07:40', instantOf(day, '08:10')))).toBe('2026-11-20 07:40')
})
