import { describe, expect, it } from 'vitest'
import type { Instant } from '../days/instant.ts'
import { DoseWindows, type DoseTime, timeOfDose, usualWindows, isEarly } from './dose-windows.ts'
import { momentsMet } from './due-doses.ts'
import type { Moment } from './drug-lists.ts'

describe('the windows of a business', () => {
  it.each([
    ['the usual ones', usualWindows, true],
    ['an early practice', { ...usualWindows, morning: '05:30', afternoon: '10:00' }, true],
    ['two at one time', { ...usualWindows, afternoon: '06:00' }, false],
    ['an evening before the afternoon', { ...usualWindows, evening: '10:59' }, false],
    ['no clock', { ...usualWindows, night: '24:00' }, false],
  ])('%s', (_, windows, stands) => {
    expect(DoseWindows.safeParse(windows).success).toBe(stands)
  })

  it('decide which moments a visit meets', () => {
    const visit = { date: '2026-11-20', end_date: '2026-11-20', start_time: '10:15', end_time: '10:45' }
    expect(momentsMet(visit)).toEqual([{ day: '2026-11-20', moment: 'morning' }])
    const early = { ...usualWindows, afternoon: '10:30' }
    expect(momentsMet(visit, early).map(({ moment }) => moment)).toEqual(['morning', 'afternoon'])
  })
})

describe('the time of a dose', () => {
  // In winter 06:00 in Zurich is 05:00 UTC, in summer 04:00.
  const times: [string, string, Moment, Instant, DoseTime][] = [
    ['before the window', '2026-11-20', 'morning', '2026-11-20T04:59:59.999Z', 'later'],
    ['on its first instant', '2026-11-20', 'morning', '2026-11-20T05:00:00.000Z', 'now'],
    ['on its last instant', '2026-11-20', 'morning', '2026-11-20T09:59:59.999Z', 'now'],
    ['on its end', '2026-11-20', 'morning', '2026-11-20T10:00:00.000Z', 'over'],
    ['in the night after midnight', '2026-11-20', 'night', '2026-11-21T04:59:00.000Z', 'now'],
    ['after the night', '2026-11-20', 'night', '2026-11-21T05:00:00.000Z', 'over'],
    ['in the long night of October', '2026-10-24', 'night', '2026-10-25T04:59:59.000Z', 'now'],
    ['after the long night of October', '2026-10-24', 'night', '2026-10-25T05:00:00.000Z', 'over'],
    ['in the short night of March', '2026-03-28', 'night', '2026-03-29T03:59:59.000Z', 'now'],
    ['after the short night of March', '2026-03-28', 'night', '2026-03-29T04:00:00.000Z', 'over'],
  ]
  it.each(times)('%s', (_, day, moment, now, time) => {
    expect(timeOfDose(day, moment, usualWindows, now)).toBe(time)
  })
})

it.each([
  ['an hour and a minute before', '2026-11-20T13:59:00.000Z', true],
  ['an hour before', '2026-11-20T14:00:00.000Z', true],
  ['less than an hour before', '2026-11-20T14:00:01.000Z', false],
  ['within', '2026-11-20T15:30:00.000Z', false],
  ['after', '2026-11-21T09:00:00.000Z', false],
])('%s its window, at %s, a dose of the evening is early: %s', (_, now, early) => {
  expect(isEarly('2026-11-20', 'evening', usualWindows, now)).toBe(early)
})
