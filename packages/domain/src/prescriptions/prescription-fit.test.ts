import { expect, it } from 'vitest'
import { somePrescribed, somePrescription } from '../testing/some-prescription.ts'
import { balanceOf } from './prescription-balance.ts'
import { fitOf, saidOnPlan } from './prescription-fit.ts'

const dressing = somePrescribed({ duration: 30, frequency: 1, period: 7 })
const prescription = somePrescription({ start: '2026-11-01', end: '2026-11-30', services: [dressing] })
const balance = (planned = 0) =>
  balanceOf(prescription, [{ service_details: dressing.service_details, times: 0, done: 0, planned }])
const visit = { services: [{ code: '5002.340', letter: 'B' }], lastDay: '2026-11-20' }
const wash = { code: '5003.040', letter: 'C' }
const acute = balanceOf(
  somePrescription({ start: '2026-11-09', end: '2026-11-22', transitional: true, services: [dressing] }),
  [],
)
const washing = balanceOf(
  somePrescription({
    start: '2026-09-04',
    end: '2026-12-04',
    services: [{ ...dressing, service_details: { ...dressing.service_details, ...wash } }],
  }),
  [],
)
const renewed = (end: string) =>
  balanceOf(prescription, [], [somePrescription({ start: '2026-12-01', end, services: [dressing] })])
const other = { code: '5002.030', letter: 'B' }
const weighing = (planned: number) => {
  const service_details = { ...dressing.service_details, ...other }
  const services = [{ ...dressing, service_details }]
  return balanceOf(somePrescription({ start: '2026-11-01', end: '2026-11-30', services }), [
    { service_details, times: 0, done: 0, planned },
  ])
}
const fits = { none: false, unprescribed: [], exceeded: [], endsOn: null }

it.each([
  ['of prescribed services', visit, [balance(120)], fits],
  ['without services', { ...visit, services: [] }, [], fits],
  ['on a day without one', visit, [], { ...fits, none: true }],
  [
    'with another service',
    { ...visit, services: [...visit.services, wash] },
    [balance()],
    { ...fits, unprescribed: ['5003.040'] },
  ],
  [
    'with housekeeping beside it, which nobody prescribes',
    { ...visit, services: [...visit.services, { code: '5009.010', letter: 'D' }] },
    [balance()],
    fits,
  ],
  ['of housekeeping alone', { ...visit, services: [{ code: '5009.010', letter: 'D' }] }, [], fits],
  [
    'beyond its minutes',
    visit,
    [balance(150)],
    { ...fits, exceeded: [{ letter: 'B', minutes: 21, until: '2026-11-30' }] },
  ],
  [
    'of a series that goes on',
    { ...visit, lastDay: '2027-01-15' },
    [balance()],
    { ...fits, endsOn: '2026-11-30' },
  ],
  [
    'of a series whose order is renewed until its end',
    { ...visit, lastDay: '2027-01-15' },
    [renewed('2027-01-15')],
    fits,
  ],
  [
    'of a series that outlives the renewal too',
    { ...visit, lastDay: '2027-01-16' },
    [renewed('2027-01-15')],
    { ...fits, endsOn: '2027-01-15' },
  ],
  [
    'of a series with a service that nobody ordered: that one ends nowhere',
    { services: [...visit.services, wash], lastDay: '2026-11-30' },
    [balance()],
    { ...fits, unprescribed: ['5003.040'] },
  ],
  [
    'beyond what two orders until one day say of its letter, which is said once',
    { ...visit, services: [...visit.services, other] },
    [balance(150), weighing(150)],
    { ...fits, exceeded: [{ letter: 'B', minutes: 43, until: '2026-11-30' }] },
  ],
  [
    'of which the hospital ordered one service, and the doctor the other',
    { ...visit, services: [...visit.services, wash] },
    [acute, washing],
    fits,
  ],
  ['whose own order is not exceeded, beside one that is', visit, [acute, balance(150)], fits],
  [
    'of a series that outlives what the hospital ordered, and not the other order',
    { ...visit, lastDay: '2026-11-30' },
    [acute, balance()],
    fits,
  ],
  [
    'of a series of which one service is prescribed no longer',
    { services: [...visit.services, wash], lastDay: '2026-11-30' },
    [acute, washing],
    { ...fits, endsOn: '2026-11-22' },
  ],
])('a visit %s', (_, planned, held, expected) => expect(fitOf(planned, held)).toEqual(expected))

const withoutOrder = { ...fits, none: true }
const unnamed = { ...fits, unprescribed: ['5003.040'] }
const beyond = { ...fits, exceeded: [{ letter: 'B', minutes: 21, until: '2026-11-30' }] }

it.each([
  ['without an order', withoutOrder, withoutOrder],
  ['with a service that is not named', unnamed, unnamed],
  ['beyond its minutes', beyond, beyond],
  ['beyond its minutes, long before the end', { ...beyond, endsOn: '2027-03-01' }, beyond],
  ['whose order ends in four weeks', { ...fits, endsOn: '2026-12-18' }, { ...fits, endsOn: '2026-12-18' }],
  ['whose order ends a day later', { ...fits, endsOn: '2026-12-19' }, null],
  ['that fits', fits, null],
])('a plan says of a visit %s', (_, fit, expected) => expect(saidOnPlan(fit, '2026-11-20')).toEqual(expected))
