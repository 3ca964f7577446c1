import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMinutes, Clock, clockAt, minutesBetween, minutesOf } from './clock.ts'

const anyClock = fc.integer({ min: 0, max: 1439 }).map(clockAt)

describe('Clock', () => {
  it.each([
    ['08:00', true],
    ['00:00', true],
    ['23:59', true],
    ['24:00', false],
    ['8:00', false],
    ['08:60', false],
    ['08.00', false],
    ['08:00:00', false],
    ['08:00\n', false],
    ['', false],
  ])('%j is a clock: %s', (text, expected) => expect(Clock.safeParse(text).success).toBe(expected))
})

describe('minutes', () => {
  it.each([
    ['08:00', '09:00', 60],
    ['08:00', '08:00', 0],
    ['22:00', '06:00', 480],
    ['23:59', '00:00', 1],
    ['09:00', '08:00', 1380],
  ])('from %s to %s are %i minutes', (start, end, minutes) =>
    expect(minutesBetween(start, end)).toBe(minutes),
  )

  it.each([
    ['08:00', 75, '09:15'],
    ['23:30', 60, '00:30'],
    ['00:10', -20, '23:50'],
    ['08:00', 1440, '08:00'],
  ])('%s plus %i minutes is %s', (clock, minutes, expected) =>
    expect(addMinutes(clock, minutes)).toBe(expected),
  )

  it('reaches the end by adding the minutes between', () => {
    fc.assert(
      fc.property(anyClock, anyClock, (start, end) => {
        expect(addMinutes(start, minutesBetween(start, end))).toBe(end)
        expect(clockAt(minutesOf(start))).toBe(start)
        expect(start < end).toBe(minutesOf(start) < minutesOf(end))
      }),
    )
  })
})
