import { expect, test } from 'vitest'
import { somePrescribed, somePrescription } from '../testing/some-prescription.ts'
import { prescribedUntil } from './prescribed-until.ts'

const of = (start: string, end: string, more: Parameters<typeof somePrescription>[0] = {}) =>
  somePrescription({ start, end, ...more })
const { service_details } = somePrescribed()
const other = somePrescribed({ service_details: { ...service_details, code: '5003.040' } })

test.each([
  ['that nothing follows', [of('2026-11-01', '2026-11-30')], '2026-11-30'],
  ['that is renewed from the next day', [of('2026-12-01', '2027-03-01')], '2027-03-01'],
  ['that is renewed twice', [of('2027-03-02', '2027-06-01'), of('2026-12-01', '2027-03-01')], '2027-06-01'],
  ['that another overlaps', [of('2026-11-15', '2026-12-31')], '2026-12-31'],
  ['with a day between', [of('2026-12-02', '2027-03-01')], '2026-11-30'],
  [
    'whose renewal was struck',
    [of('2026-12-01', '2027-03-01', { struck: { reason: 'Errore' } })],
    '2026-11-30',
  ],
  ['whose renewal names it no longer', [of('2026-12-01', '2027-03-01', { services: [other] })], '2026-11-30'],
  ['that a shorter one lies within', [of('2026-11-10', '2026-11-20')], '2026-11-30'],
])('a service %s is prescribed until then', (_, prescriptions, expected) => {
  expect(prescribedUntil('5002.340', '2026-11-30', prescriptions)).toBe(expected)
})
