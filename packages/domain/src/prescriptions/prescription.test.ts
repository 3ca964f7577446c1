import { expect, test } from 'vitest'
import { fieldsOf } from '../records/record.ts'
import { somePrescribed, somePrescription } from '../testing/some-prescription.ts'
import { kindOfChange, prescriptionNeedsReason } from './prescription-change.ts'
import {
  keepsSignature,
  PrescribedFields,
  type Prescription,
  type PrescriptionFields,
  WholePrescription,
} from './prescription.ts'

const line = (more: Partial<PrescribedFields> = {}): PrescribedFields => {
  return { ...fieldsOf(PrescribedFields, somePrescribed()), ...more }
}

const fields = (more: Partial<PrescriptionFields> = {}): PrescriptionFields => {
  const { start, end, transitional, indication, doctorId, doctor, gln_number, rcc_number } =
    somePrescription()
  const { ordered_on, signed_on } = somePrescription()
  return {
    start,
    end,
    transitional,
    services: [line()],
    indication,
    doctorId,
    doctor,
    gln_number,
    rcc_number,
    ordered_on,
    signed_on,
    ...more,
  }
}

const twice = line()
const acute = { transitional: true, end: '2026-11-07' }

test.each<[string, Partial<PrescriptionFields>, string[]]>([
  ['a usual one', {}, []],
  ['of one day', { end: '2026-11-01' }, []],
  ['that ends before it begins', { end: '2026-10-31' }, ['end end_before_start']],
  ['without services', { services: [] }, ['services required']],
  [
    'of ten thousand services',
    { services: Array.from({ length: 10_000 }, () => line()) },
    ['services too_many'],
  ],
  ['with a service twice', { services: [twice, twice] }, ['services.1.serviceId twice']],
  ['signed before it was ordered', { signed_on: '2026-10-31' }, ['signed_on end_before_start']],
  ['signed by nobody known', { doctor: null, ordered_on: null }, []],
  ['of acute and transitional care', { ...acute, end: '2026-11-14' }, []],
  [
    'of acute and transitional care for a day too long',
    { ...acute, end: '2026-11-15' },
    ['end transitional_too_long'],
  ],
  [
    'of acute and transitional care that nobody ordered',
    { ...acute, doctor: null, ordered_on: null },
    ['doctor transitional_needs_order', 'ordered_on transitional_needs_order'],
  ],
  ['with a GLN that is none', { gln_number: '7601000000000' }, ['gln_number bad_gln_check_digit']],
])('a prescription %s', (_, more, problems) => {
  const read = WholePrescription.safeParse(fields(more))
  const said = read.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []
  expect([...new Set(said)].slice(0, 3)).toEqual(problems)
})

test.each([
  [{ status: 'open' }, { status: 'closed' }, 'ended'],
  [{ status: 'closed' }, { status: 'open' }, 'reopened'],
  [{ status: 'closed' }, { status: 'closed' }, 'corrected'],
  [{ status: 'open' }, {}, 'corrected'],
  [{ status: 'open' }, { struck: { reason: 'Doppia' } }, 'struck'],
] as const)('%j changed by %j is %s', (before, change, kind) => {
  expect(kindOfChange(before, change)).toBe(kind)
})

const services = [somePrescribed(), somePrescribed()]

test.each<[string, Partial<Prescription>, boolean]>([
  ['the period', { end: '2027-03-01' }, false],
  ['the start', { start: '2026-11-02' }, false],
  ['the day on which it was closed', { end: '2026-12-31', original_end: '2027-02-01' }, true],
  ['the end that was ordered', { end: '2026-12-31', original_end: '2027-01-31' }, false],
  ['the same services, written anew', { services: services.toReversed() }, true],
  ['the minutes of a service', { services: [{ ...services[0]!, newDuration: 20 }, services[1]!] }, false],
  ['a service', { services: [somePrescribed()] }, false],
  ['another doctor', { doctor: 'Dr. Altro' }, false],
  ['when it was signed', { signed_on: '2026-11-05' }, true],
  ['the number of the doctor', { rcc_number: 'D123456' }, true],
  ['nothing', {}, true],
])('what the doctor signed stands where %s changes', (_, changed, stands) => {
  const before = somePrescription({ services })
  expect(keepsSignature(before, { ...before, ...changed })).toBe(stands)
})

test('a reason is asked for what stood there, not for what was not known', () => {
  const before = somePrescription({ signed_on: null })
  const { _id: self } = before.author
  const colleague = somePrescription()._id
  const now = '2026-11-01T09:00:00.000Z'
  expect(prescriptionNeedsReason(before, { signed_on: '2026-11-03' }, colleague, now)).toBe(false)
  expect(prescriptionNeedsReason(before, {}, colleague, now)).toBe(false)
  expect(prescriptionNeedsReason(before, { end: '2027-03-01' }, colleague, now)).toBe(true)
  expect(prescriptionNeedsReason(before, { end: '2027-03-01' }, self, now)).toBe(false)
  expect(prescriptionNeedsReason(before, { end: '2027-03-01' }, self, '2026-11-02T08:00:00.001Z')).toBe(true)
})
