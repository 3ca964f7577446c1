import { describe, expect, test } from 'vitest'
import { plannedHours } from './planned-hours.ts'
import { monthlyMinutes, Timing } from './timing.ts'

const each = (duration: number, frequency: number, period: Timing['period']): Timing => ({
  duration,
  newDuration: null,
  frequency,
  period,
})

// The worked figures of home care in Ticino: minutes a month, hours a month, hours a quarter.
const worked: [string, Timing, number, string, string][] = [
  ['Igiene parziale', each(25, 1, 1), 750, '12.50', '37.50'],
  ['Medicazione', each(30, 3, 7), 2700 / 7, '6.43', '19.29'],
  ['Preparazione medicamenti', each(20, 1, 7), 600 / 7, '1.43', '4.29'],
  ['Prelievo venoso', each(15, 1, 30), 15, '0.25', '0.75'],
  ['Rivalutazione', each(60, 1, 90), 20, '0.33', '1.00'],
  ['Valutazione iniziale, al bisogno', each(60, 1, null), 60, '1.00', '3.00'],
  ['al bisogno, mai', each(60, 0, null), 60, '1.00', '3.00'],
  ['mai', each(60, 0, 7), 0, '0.00', '0.00'],
]

test.each(worked)('%s', (_, timing, minutes, monthly, quarterly) => {
  expect(monthlyMinutes(timing)).toBeCloseTo(minutes, 10)
  const hours = plannedHours([{ ...timing, service_details: { group: '5003', letter: 'C' } }])
  expect([hours.monthly_hours.toFixed(2), hours.quarterly_hours.toFixed(2)]).toEqual([monthly, quarterly])
})

test('another duration than that of the catalogue counts', () => {
  expect(monthlyMinutes({ ...each(25, 1, 30), newDuration: 40 })).toBe(40)
})

describe('the hours of several services', () => {
  const service = (timing: Timing, group: string, letter: string) => ({
    ...timing,
    service_details: { group, letter },
  })

  test('stand by group in the order of the groups, and in all', () => {
    const hours = plannedHours([
      service(each(25, 1, 1), '5003', 'C'),
      service(each(30, 3, 7), '5002', 'B'),
      service(each(20, 1, 7), '5002', 'B'),
    ])
    expect(hours.groups.map(({ letter, monthly_hours }) => [letter, monthly_hours.toFixed(2)])).toEqual([
      ['B', '7.86'],
      ['C', '12.50'],
    ])
    expect(hours.monthly_hours.toFixed(2)).toBe('20.36')
  })

  test('are rounded when they are shown, not before: the quarter is three whole months', () => {
    // 10 minutes a quarter are 0.0555... hours a month: rounded before, the quarter would read 0.18.
    const hours = plannedHours([service(each(10, 1, 90), '5001', 'A')])
    expect(hours.quarterly_hours.toFixed(2)).toBe('0.17')
  })

  test('count what is no care of the health insurance in its group alone', () => {
    const hours = plannedHours([service(each(60, 2, 7), '5009', 'D'), service(each(25, 1, 1), '5003', 'C')])
    expect(hours.groups.map(({ letter, monthly_hours }) => [letter, monthly_hours.toFixed(2)])).toEqual([
      ['C', '12.50'],
      ['D', '8.57'],
    ])
    expect([hours.monthly_hours, hours.quarterly_hours, hours.monthly_minutes]).toEqual([12.5, 37.5, 750])
  })

  test('are none without services', () => {
    expect(plannedHours([])).toEqual({
      groups: [],
      monthly_minutes: 0,
      monthly_hours: 0,
      quarterly_hours: 0,
    })
  })
})

test.each<[string, object, boolean]>([
  ['a usual one', each(25, 1, 1), true],
  ['every two weeks', { ...each(25, 1, 1), period: 14 }, false],
  ['half a time', each(25, 0.5, 7), false],
  ['less than never', each(25, -1, 7), false],
  ['no minutes', each(0, 1, 7), false],
  ['a hundred times a day', each(5, 100, 1), false],
])('a timing of %s', (_, timing, isOne) => {
  expect(Timing.safeParse(timing).success).toBe(isOne)
})
