import { expect, it } from 'vitest'
import { somePrescribed, somePrescription } from '../testing/some-prescription.ts'
import { balanceOf } from './prescription-balance.ts'
import { fitOf, saidOnPlan } from './prescription-fit.ts'

const dressing = somePrescribed({ duration: 30, frequency: 1, period: 7 })
const prescription = somePrescription({ start: '2026-11-01', end: '2026-11-30', services: [dressing] })
const balance = (planned = 0) =>
  balanceOf(prescription, [{ service_details: dressing.service_details, times: 0, done: 0, planned }])
const visit = { services: [{ code: '5002.340', letter: 'B' }], lastDay: '2026-11-20' }
const fits = { none: false, unprescribed: [], exceeded: [], endsOn: null }

it.each([
  ['of prescribed services', visit, balance(120), fits],
  ['without services', { ...visit, services: [] }, null, fits],
  ['on a day without one', visit, null, { ...fits, none: true }],
  [
    'with another service',
    { ...visit, services: [...visit.services, { code: '5003.040', letter: 'C' }] },
    balance(),
    { ...fits, unprescribed: ['5003.040'] },
  ],
  [
    'with housekeeping beside it, which nobody prescribes',
    { ...visit, services: [...visit.services, { code: '5009.010', letter: 'D' }] },
    balance(),
    fits,
  ],
  ['of housekeeping alone', { ...visit, services: [{ code: '5009.010', letter: 'D' }] }, null, fits],
  ['beyond its minutes', visit, balance(150), { ...fits, exceeded: [{ letter: 'B', minutes: 21 }] }],
  [
    'of a series that goes on',
    { ...visit, lastDay: '2027-01-15' },
    balance(),
    { ...fits, endsOn: '2026-11-30' },
  ],
])('a visit %s', (_, planned, held, expected) => expect(fitOf(planned, held)).toEqual(expected))

const withoutOrder = { ...fits, none: true }
const unnamed = { ...fits, unprescribed: ['5003.040'] }
const beyond = { ...fits, exceeded: [{ letter: 'B', minutes: 21 }] }

it.each([
  ['without an order', withoutOrder, withoutOrder],
  ['with a service that is not named', unnamed, unnamed],
  ['beyond its minutes', beyond, beyond],
  ['beyond its minutes, long before the end', { ...beyond, endsOn: '2027-03-01' }, beyond],
  ['whose order ends in four weeks', { ...fits, endsOn: '2026-12-18' }, { ...fits, endsOn: '2026-12-18' }],
  ['whose order ends a day later', { ...fits, endsOn: '2026-12-19' }, null],
  ['that fits', fits, null],
])('a plan says of a visit %s', (_, fit, expected) => expect(saidOnPlan(fit, '2026-11-20')).toEqual(expected))
