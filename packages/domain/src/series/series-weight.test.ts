import { describe, expect, it } from 'vitest'
import { takenTime } from '../assignment/taken-time.ts'
import type { WorkingHours } from '../businesses/working-hours.ts'
import { someTask, someTaskFields } from '../testing/some-task.ts'
import { newId } from '../wire/id.ts'
import { busyVisits, nextTimeForAll, type WeighedVisit } from './series-weight.ts'

const [client, nurse, pair] = [newId(), newId(), newId()]
const [first, second] = ['2026-11-23', '2026-11-24'] as const

const visitOn = (place: string, more: Partial<WeighedVisit> = {}): WeighedVisit => ({
  ...someTaskFields({ client, operators: [nurse, pair], date: place, ...more }),
  place,
  stands: true,
})
const busyAt = (date: string, start_time: string, end_time: string) =>
  someTask({ date, end_date: date, start_time, end_time })

describe('the busy ones of a series', () => {
  const visits = [visitOn(first), visitOn(second)]
  it.each([
    ['of one of two who go', nurse, { operators: [nurse], staying: [pair], client: false }],
    ['of the client', client, { operators: [], staying: [nurse, pair], client: true }],
  ])('%s', (_, party, expected) => {
    const taken = takenTime(new Map([[party, [busyAt(second, '08:30', '08:45')]]]))
    expect(busyVisits(visits, taken).map(({ day }) => day)).toEqual([
      { place: second, date: second, stands: true, ...expected },
    ])
  })

  it('are none of those that keep nobody busy', () => {
    const taken = takenTime(new Map([[nurse, [busyAt(first, '08:00', '09:00')]]]))
    expect(busyVisits([visitOn(first, { type: 'reminder' })], taken)).toEqual([])
  })
})

describe('another time for all', () => {
  const visits = [
    visitOn(first),
    visitOn(second),
    visitOn(second, { start_time: '15:00', end_time: '16:00' }),
  ]
  const clocks = { start_time: '08:00', end_time: '09:00' }
  const hours = (...stretches: [string, string][]): WorkingHours => {
    const day = stretches.map(([from, to]) => ({ from, to }))
    return { mon: day, tue: [{ from: '07:00', to: '12:00' }] }
  }
  const taken = takenTime(
    new Map([
      [nurse, [busyAt(first, '09:00', '09:20')]],
      [client, [busyAt(second, '09:30', '10:00')]],
    ]),
  )

  it('is free on each of its days, for her and for the client', () => {
    expect(nextTimeForAll(clocks, visits, taken, [])).toEqual({ start_time: '10:00', end_time: '11:00' })
  })

  it('lies within the hours of each day', () => {
    const late = [{ _id: nurse, working_hours: hours(['11:30', '17:00']) }]
    expect(nextTimeForAll(clocks, visits, taken, late)).toBeNull()
    const morning = [{ _id: nurse, working_hours: hours(['10:30', '17:00']) }]
    expect(nextTimeForAll(clocks, visits, taken, morning)).toEqual({ start_time: '10:30', end_time: '11:30' })
  })

  it.each([
    ['whole days', { start_time: null, end_time: null }],
    ['clocks that none of them has', { start_time: '06:00', end_time: '07:00' }],
  ])('is none of %s', (_, other) => {
    expect(nextTimeForAll(other, visits, taken, [])).toBeNull()
  })
})
