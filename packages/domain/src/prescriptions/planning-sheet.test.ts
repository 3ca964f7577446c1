import { expect, test } from 'vitest'
import { somePrescribed } from '../testing/some-prescription.ts'
import { hoursOfParts, weeklyHours, wholeMonths } from './planning-sheet.ts'
import type { PrescribedService } from './prescription.ts'

const each = (
  opre_ref: string | null,
  duration: number,
  frequency: number,
  period: PrescribedService['period'],
) => somePrescribed({ opre_ref, duration, frequency, period })
const told = (parts: ReturnType<typeof hoursOfParts>) =>
  parts?.map(({ ref, monthly_hours, quarterly_hours }) => [
    ref,
    monthly_hours.toFixed(2),
    quarterly_hours.toFixed(2),
  ])

test('the hours of A stand by assessment, advice and coordination, also where there are none', () => {
  const services = [each('a.1', 60, 1, 90), each('a.2', 20, 1, 7), each('a.2', 30, 1, 30)]
  expect(told(hoursOfParts('A', services))).toEqual([
    ['a.1', '0.33', '1.00'],
    ['a.2', '1.93', '5.79'],
    ['a.3', '0.00', '0.00'],
  ])
})

test('those of C by general and psychiatric care, and what has no place in the ordinance last', () => {
  const services = [each('c.1', 25, 1, 1), each('c.2', 30, 1, 7), each(null, 10, 1, 30)]
  expect(told(hoursOfParts('C', services))).toEqual([
    ['c.1', '12.50', '37.50'],
    ['c.2', '2.14', '6.43'],
    ['', '0.17', '0.50'],
  ])
})

test('the measures of B are told one by one', () => {
  expect(hoursOfParts('B', [each('b.10', 15, 3, 7)])).toBeNull()
})

test.each([
  ['daily', each('c.1', 25, 1, 1), 175 / 60],
  ['three times a week', each('b.10', 15, 3, 7), 45 / 60],
  ['once a month', each('b.3', 15, 1, 30), 3.5 / 60],
  ['never', each('b.3', 15, 0, 7), 0],
  ['as needed', each('a.1', 60, 1, null), null],
])('a service given %s has its hours of a week', (_, service, hours) => {
  const weekly = weeklyHours(service)
  if (hours === null) expect(weekly).toBeNull()
  else expect(weekly).toBeCloseTo(hours, 10)
})

test.each([
  ['2026-11-20', '2026-12-20', 1],
  ['2026-11-20', '2026-12-19', 1],
  ['2026-11-01', '2027-01-31', 3],
  ['2026-11-30', '2027-02-28', 3],
  ['2026-11-20', '2027-08-20', 9],
  ['2026-11-20', '2027-11-19', 12],
  ['2026-11-20', '2026-12-10', null],
  ['2026-11-20', '2026-11-20', null],
  ['2026-11-20', '2026-12-21', null],
])('from %s to %s are %s whole months', (start, end, months) => {
  expect(wholeMonths(start, end)).toBe(months)
})
