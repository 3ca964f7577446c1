import { expect, test } from 'vitest'
import { readingDefaults } from './reading.ts'
import { quickDefaults, readingOfQuick } from './quick-reading.ts'

const quick = {
  ...quickDefaults,
  date: '2026-11-20',
  time: '08:30',
  hour: null,
  bp_max: 120,
  bp_min: 80,
  heart_rate: 72,
  hr_irregular: true,
  oxygen_saturation: 97,
  oxygen_quantity: 2,
  respiratory_rate: 16,
  temperature: 36.5,
  glyc: 6.2,
  consciousness: 'A' as const,
}

test('the quick form is the same record under other names', () => {
  expect(readingOfQuick(quick)).toEqual({
    ...readingDefaults,
    measured_at: '2026-11-20T07:30:00.000Z',
    bp_max: 120,
    bp_min: 80,
    hr: 72,
    hr_irregular: true,
    sat_o2: 97,
    sat_o2_quantity: 2,
    rr: 16,
    temperature: 36.5,
    glyc: 6.2,
    consciousness: 'A',
  })
})

test('in the night of the clock change its moment is placed once', () => {
  expect(readingOfQuick({ ...quick, date: '2026-10-25', time: '02:30' }).measured_at).toBe(
    '2026-10-25T00:30:00.000Z',
  )
  expect(readingOfQuick({ ...quick, date: '2026-03-29', time: '02:30' }).measured_at).toBe(
    '2026-03-29T01:30:00.000Z',
  )
})
