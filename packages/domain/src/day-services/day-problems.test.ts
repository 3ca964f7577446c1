import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockAt } from '../days/clock.ts'
import { type CheckedAppointment, overlapErrors, problemsOfDay } from './day-problems.ts'

const at = (times: string, changed: Partial<CheckedAppointment> = {}): CheckedAppointment => {
  const [initialTime, endTime] = times.split('-') as [string, string]
  return { _id: times, initialTime, endTime, selectedServices: [1], ...changed }
}
const named = (appointments: CheckedAppointment[]) =>
  Array.from(overlapErrors(appointments), ([_id, { endsAt, startsAt }]) => `${_id}: ${endsAt} ${startsAt}`)

describe('the two times of an overlap', () => {
  it.each<[string, CheckedAppointment[], string[]]>([
    ['one beside the other', [at('08:00-09:00'), at('10:00-11:00')], []],
    ['one begins as the other ends', [at('08:00-09:00'), at('09:00-10:00')], []],
    ['a minute too early', [at('08:00-09:01'), at('09:00-10:00')], ['09:00-10:00: 09:01 09:00']],
    ['in whatever order they stand', [at('09:00-10:00'), at('08:00-09:30')], ['09:00-10:00: 09:30 09:00']],
    [
      'a long one and two short ones in it',
      [at('08:00-12:00'), at('08:30-09:00'), at('10:00-10:30')],
      ['08:30-09:00: 12:00 08:30', '10:00-10:30: 12:00 10:00'],
    ],
    ['one that was called off', [at('08:00-09:00', { status: 'not_done' }), at('08:30-09:30')], []],
    ['one that rests', [at('08:00-09:00', { suspended_by_dossier: true }), at('08:30-09:30')], []],
    [
      'a night watch takes the rest of the day',
      [at('22:00-06:00', { day: '2026-11-23', end_date: '2026-11-24' }), at('23:00-23:30')],
      ['23:00-23:30: 06:00 23:00'],
    ],
  ])('%s', (_, appointments, expected) => {
    expect(named(appointments)).toEqual(expected)
  })

  it('is said of a day exactly where two of it meet, in whatever order', () => {
    const time = fc.tuple(fc.integer({ min: 0, max: 1380 }), fc.integer({ min: 1, max: 59 }))
    fc.assert(
      fc.property(fc.array(time, { maxLength: 8 }), times => {
        const spans = times.map(([start, length], index) => ({ start, end: start + length, index }))
        const meet = spans.some(one =>
          spans.some(other => other.index !== one.index && one.start < other.end && other.start < one.end),
        )
        const appointments = spans.map(({ start, end, index }) =>
          at(`${clockAt(start)}-${clockAt(end)}`, { _id: String(index) }),
        )
        expect(overlapErrors(appointments).size > 0).toBe(meet)
        expect(overlapErrors(appointments.toReversed()).size > 0).toBe(meet)
      }),
    )
  })
})

it('a day is copied once nothing of it overlaps or is empty, and what was called off does not count', () => {
  const problems = (appointments: CheckedAppointment[]) =>
    problemsOfDay(appointments).map(({ initialTime, problem }) => `${initialTime} ${problem}`)
  expect(problems([at('08:00-09:00'), at('09:00-10:00')])).toEqual([])
  expect(
    problems([
      at('10:00-11:00', { selectedServices: [] }),
      at('08:00-09:00'),
      at('08:30-09:30', { selectedServices: [] }),
      at('12:00-13:00', { selectedServices: [], status: 'not_done' }),
    ]),
  ).toEqual(['08:30 overlap', '10:00 no_services'])
})
