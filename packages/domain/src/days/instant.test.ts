import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  clockIn,
  isAhead,
  Instant,
  instantAt,
  instantOf,
  instantsOf,
  millisecondsOf,
  minutesAfter,
  minutesBetweenInstants,
  todayIn,
  WrittenInstant,
} from './instant.ts'

describe('Instant', () => {
  it.each([
    ['2026-11-20T08:00:00.000Z', true],
    ['2026-11-20T08:00:00.120Z', true],
    ['2026-11-20T08:00:00Z', false],
    ['2026-11-20T08:00:00.12Z', false],
    ['2026-11-20T08:00:00.000+01:00', false],
    ['2026-11-20T24:00:00.000Z', false],
    ['2026-02-30T08:00:00.000Z', false],
    ['0026-11-20T08:00:00.000Z', false],
    ['2026-11-20', false],
  ])('%s is an instant: %s', (text, expected) => expect(Instant.safeParse(text).success).toBe(expected))
})

describe('an instant that others write', () => {
  it.each([
    ['as ours', '2026-11-20T08:00:00.120Z', '2026-11-20T08:00:00.120Z'],
    ['without a fraction', '2026-11-20T08:00:00Z', '2026-11-20T08:00:00.000Z'],
    ['with a short fraction', '2026-11-20T08:00:00.5Z', '2026-11-20T08:00:00.500Z'],
    ['to the nanosecond', '2026-11-20T08:00:00.123456789Z', '2026-11-20T08:00:00.123Z'],
    ['in the winter of Zurich', '2026-11-20T09:00:00+01:00', '2026-11-20T08:00:00.000Z'],
    ['at the first 02:30', '2026-10-25T02:30:00+02:00', '2026-10-25T00:30:00.000Z'],
    ['at the second 02:30', '2026-10-25T02:30:00+01:00', '2026-10-25T01:30:00.000Z'],
    ['of another day there', '2026-11-20T23:30:00.000-05:00', '2026-11-21T04:30:00.000Z'],
    ['in small letters', '2026-11-20t08:00:00z', '2026-11-20T08:00:00.000Z'],
  ])('%s', (_, text, instant) => expect(WrittenInstant.parse(text)).toBe(instant))

  it.each([
    ['without a zone', '2026-11-20T08:00:00'],
    ['without seconds', '2026-11-20T08:00Z'],
    ['with a blank', '2026-11-20 08:00:00Z'],
    ['at 24:00', '2026-11-20T24:00:00Z'],
    ['in a leap second', '2026-12-31T23:59:60Z'],
    ['on a day that does not exist', '2026-02-30T08:00:00Z'],
    ['of another age', '0026-11-20T08:00:00Z'],
    ['a day', '2026-11-20'],
    ['a number', 1_795_161_600_000],
  ])('is none: %s', (_, text) => expect(WrittenInstant.safeParse(text).success).toBe(false))
})

test.each([
  ['within a day', '2026-11-20T08:00:30.000Z', 30, '2026-11-20T08:30:30.000Z'],
  ['before', '2026-11-20T08:00:00.000Z', -90, '2026-11-20T06:30:00.000Z'],
  ['over the hour that is left out', '2027-03-28T00:45:00.000Z', 30, '2027-03-28T01:15:00.000Z'],
  ['over the hour that comes twice', '2026-10-25T00:45:00.000Z', 30, '2026-10-25T01:15:00.000Z'],
])('so many minutes later, %s', (_, from, minutes, to) => expect(minutesAfter(from, minutes)).toBe(to))

describe('day and clock on the wall in Zurich', () => {
  it.each([
    ['2026-11-20T08:00:00.000Z', '2026-11-20', '09:00'],
    ['2026-11-20T23:30:00.000Z', '2026-11-21', '00:30'],
    ['2026-07-01T22:30:00.000Z', '2026-07-02', '00:30'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01', '00:00'],
    ['2026-03-29T00:59:59.999Z', '2026-03-29', '01:59'],
    ['2026-03-29T01:00:00.000Z', '2026-03-29', '03:00'],
    ['2026-10-25T00:30:00.000Z', '2026-10-25', '02:30'],
    ['2026-10-25T01:30:00.000Z', '2026-10-25', '02:30'],
  ])('%s is %s %s', (instant, day, clock) => {
    expect(todayIn(instant)).toBe(day)
    expect(clockIn(instant)).toBe(clock)
  })

  it('reads another zone when told', () => {
    expect(todayIn('2026-11-20T08:00:00.000Z', 'Pacific/Auckland')).toBe('2026-11-20')
    expect(clockIn('2026-11-20T08:00:00.000Z', 'America/New_York')).toBe('03:00')
  })

  it.each(['Europe/Zurich', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'])(
    'is what the calendar of %s shows at every half hour of a year',
    zone => {
      const shown = new Intl.DateTimeFormat('sv-SE', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'short',
      })
      const first = Date.parse('2026-01-01T00:00:00.000Z')
      const wrong = Array.from({ length: 365 * 48 }, (_, half) =>
        instantAt(first + half * 30 * 60_000),
      ).filter(
        instant =>
          `${todayIn(instant, zone)} ${clockIn(instant, zone)}` !== shown.format(Date.parse(instant)),
      )
      expect(wrong).toEqual([])
    },
  )
})

describe('instantOf', () => {
  it.each([
    ['a winter morning', '2026-11-20', '08:00', '2026-11-20T07:00:00.000Z'],
    ['a summer morning', '2026-07-01', '08:00', '2026-07-01T06:00:00.000Z'],
    ['midnight', '2026-07-01', '00:00', '2026-06-30T22:00:00.000Z'],
    ['just before the lost hour', '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['inside the lost hour: placed at 03:30', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['just after the lost hour', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['the hour that comes twice: placed at the first', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['after the hour that comes twice', '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ])('%s', (_, day, clock, instant) => expect(instantOf(day, clock)).toBe(instant))

  it('is undone by day and clock for every minute that exists', () => {
    const minutesFrom2000To2100 = fc.integer({ min: 15_778_080, max: 68_374_080 })
    fc.assert(
      fc.property(minutesFrom2000To2100, minutes => {
        const day = todayIn(instantAt(minutes * 60_000))
        const clock = clockIn(instantAt(minutes * 60_000))
        const placed = instantOf(day, clock)
        expect([todayIn(placed), clockIn(placed)]).toEqual([day, clock])
        expect([0, 60]).toContain(minutes - millisecondsOf(placed) / 60_000)
      }),
    )
  })
})

describe('instantsOf', () => {
  it.each([
    ['a winter morning', '2026-11-20', '08:00', ['2026-11-20T07:00:00.000Z']],
    ['the lost hour of 2027', '2027-03-28', '02:30', []],
    ['its first minute', '2027-03-28', '02:00', []],
    ['the minute before it', '2027-03-28', '01:59', ['2027-03-28T00:59:00.000Z']],
    ['the minute after it', '2027-03-28', '03:00', ['2027-03-28T01:00:00.000Z']],
    [
      'the hour that comes twice',
      '2026-10-25',
      '02:30',
      ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
    ],
    ['its last minute', '2026-10-25', '02:59', ['2026-10-25T00:59:00.000Z', '2026-10-25T01:59:00.000Z']],
    ['the minute before it', '2026-10-25', '01:59', ['2026-10-24T23:59:00.000Z']],
    ['the minute after it', '2026-10-25', '03:00', ['2026-10-25T02:00:00.000Z']],
  ])('%s', (_, day, clock, instants) => expect(instantsOf(day, clock)).toEqual(instants))
})

describe('minutesBetweenInstants', () => {
  it.each([
    ['2026-11-20T08:00:00.000Z', '2026-11-20T08:45:59.999Z', 45],
    ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z', 60],
    ['2026-11-20T08:00:00.000Z', '2026-11-20T07:59:00.000Z', -1],
  ])('%s to %s: %i', (from, to, minutes) => expect(minutesBetweenInstants(from, to)).toBe(minutes))
})

describe('isAhead', () => {
  it.each([
    ['2026-11-20T07:00:00.000Z', false],
    ['2026-11-20T08:05:00.000Z', false],
    ['2026-11-20T08:05:00.001Z', true],
  ])('%s at eight: %s', (instant, expected) =>
    expect(isAhead(instant, '2026-11-20T08:00:00.000Z')).toBe(expected),
  )
})
