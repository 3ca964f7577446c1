import { describe, expect, it, test } from 'vitest'
import { someCoverage } from '../testing/some-coverage.ts'
import { somePrescribed, somePrescription } from '../testing/some-prescription.ts'
import { newId } from '../wire/id.ts'
import type { Prescription } from './prescription.ts'
import { type Circumstances, prescriptionWarnings } from './prescription-warnings.ts'

const around = (more: Partial<Circumstances> = {}): Circumstances => ({
  today: '2026-11-20',
  others: [],
  coverages: [],
  ...more,
})

const hygiene = somePrescribed({
  duration: 40,
  frequency: 1,
  period: 1,
  ordered_by_doctor: false,
  order_required: false,
  service_details: { code: '5003.010', group: '5003', letter: 'C', name: 'Igiene', category: 'Igiene' },
})
const other = somePrescription()
const renewed = newId()
const long = { start: '2026-11-01', end: '2027-08-02' }

test.each<[string, Partial<Prescription>, Partial<Circumstances>, string[]]>([
  ['nothing of one that is ordered, signed and long enough', {}, {}, []],
  ['that it is over', { end: '2026-11-19' }, {}, ['over']],
  ['nothing more of one that is closed', { end: '2026-11-19', status: 'closed' }, {}, []],
  ['nothing of one that was struck', { signed_on: null, struck: { reason: 'Doppia' } }, {}, []],
  ['that it ends today', { end: '2026-11-20' }, {}, ['ends_in_14']],
  ['that it ends in 14 days', { end: '2026-12-04' }, {}, ['ends_in_14']],
  ['that it ends in 15 days', { end: '2026-12-05' }, {}, ['ends_in_30']],
  ['that it ends in 30 days', { end: '2026-12-20' }, {}, ['ends_in_30']],
  [
    'nothing of a month on the day it is written',
    { end: '2026-12-20', created_at: '2026-11-20T08:00:00.000Z' },
    {},
    [],
  ],
  [
    'of two weeks also then',
    { end: '2026-12-04', created_at: '2026-11-20T08:00:00.000Z' },
    {},
    ['ends_in_14'],
  ],
  [
    'nothing of its end where another goes on from it',
    { _id: renewed, end: '2026-12-04' },
    { others: [{ ...other, start: '2026-12-05', renews: renewed }] },
    [],
  ],
  ['nothing 31 days before', { end: '2026-12-21' }, {}, []],
  [
    'that B lacks its order',
    { services: [somePrescribed({ ordered_by_doctor: false })] },
    {},
    ['order_missing'],
  ],
  ['nothing of C without order', { services: [hygiene] }, {}, []],
  [
    'that C lacks its order after an accident',
    { services: [hygiene] },
    { coverages: [someCoverage({ law: 'uvg' })] },
    ['order_missing'],
  ],
  [
    'nothing of housekeeping after an accident, however long it takes',
    {
      services: [{ ...hygiene, duration: 600, service_details: { ...hygiene.service_details, letter: 'D' } }],
    },
    { coverages: [someCoverage({ law: 'uvg' })] },
    [],
  ],
  [
    'that a service is no longer offered',
    { services: [somePrescribed({ offered: false })] },
    {},
    ['not_offered'],
  ],
  [
    'nothing of that once it is closed',
    { services: [somePrescribed({ offered: false })], status: 'closed' },
    {},
    [],
  ],
  [
    'nothing of an accident that is over',
    { services: [hygiene] },
    { coverages: [someCoverage({ law: 'uvg', until: '2026-10-31' })] },
    [],
  ],
  ['that nobody orders', { doctor: null, signed_on: null }, {}, ['doctor_missing', 'unsigned']],
  ['that it is not known when', { ordered_on: null, signed_on: null }, {}, ['doctor_missing', 'unsigned']],
  ['that it is not signed', { signed_on: null }, {}, ['unsigned']],
  [
    'another one on its last day',
    { end: '2026-12-31' },
    { others: [{ ...other, start: '2026-12-31', end: '2027-01-31' }] },
    ['overlaps'],
  ],
  ['nothing of the one after it', { end: '2026-12-31' }, { others: [{ ...other, start: '2027-01-01' }] }, []],
  ['nothing of a closed one beside it', {}, { others: [{ ...other, status: 'closed' }] }, []],
  ['nothing of a struck one beside it', {}, { others: [{ ...other, struck: { reason: 'Doppia' } }] }, []],
  ['nothing of nine months', { start: '2026-11-01', end: '2027-08-01' }, {}, []],
  ['that an order of ten months is too long', long, {}, ['order_too_long']],
  ['nothing of ten months of C', { ...long, services: [hygiene] }, {}, []],
  [
    'nothing where help is needed for good',
    long,
    { coverages: [someCoverage({ helplessness: 'medium' })] },
    [],
  ],
  [
    'that it is too long where it is slight',
    long,
    { coverages: [someCoverage({ helplessness: 'light' })] },
    ['order_too_long'],
  ],
  [
    'that A and C are due after nine months',
    { start: '2026-02-20', end: '2027-02-20', services: [hygiene] },
    {},
    ['reassess'],
  ],
  ['nothing of that a day before', { start: '2026-02-21', end: '2027-02-20', services: [hygiene] }, {}, []],
  [
    'nothing of that once it is closed',
    { start: '2026-02-20', end: '2026-11-19', status: 'closed', services: [hygiene] },
    {},
    [],
  ],
  [
    'that A is due as C is',
    {
      start: '2026-02-20',
      end: '2027-02-20',
      services: [{ ...hygiene, service_details: { ...hygiene.service_details, letter: 'A', group: '5001' } }],
    },
    {},
    ['reassess'],
  ],
  ['more than 60 hours a quarter', { services: [{ ...hygiene, duration: 41 }] }, {}, ['above_60_hours']],
  ['nothing of 60 hours', { services: [hygiene] }, {}, []],
])('says %s', (_, more, circumstances, codes) => {
  expect(prescriptionWarnings(somePrescription(more), around(circumstances))).toEqual(codes)
})

describe('a prescription', () => {
  it('does not stand in its own way', () => {
    const one = somePrescription()
    expect(prescriptionWarnings(one, around({ others: [one] }))).toEqual([])
  })
})
