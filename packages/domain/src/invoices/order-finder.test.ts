import { describe, expect, it } from 'vitest'
import { orderFinder, type PerformedUnder, type Prescribing } from './order-finder.ts'

const ids = {
  a: '00000000-0000-7000-8000-00000000000a',
  b: '00000000-0000-7000-8000-00000000000b',
} as const

const prescription = (more: Partial<Prescribing> = {}): Prescribing => ({
  _id: ids.a,
  doctor: 'Elena Ferrari',
  gln_number: null,
  rcc_number: null,
  ordered_on: '2026-04-28',
  start: '2026-05-01',
  end: '2026-05-31',
  transitional: false,
  services: [{ code: '1', ordered_by_doctor: true }],
  ...more,
})

const none = { orderedBy: null, transitional: false, prescribed: false }
const only = { ...none, prescribed: true }

describe('what was performed on a day', () => {
  it.each<[string, Prescribing[], string, Partial<PerformedUnder>]>([
    ['is by its order', [prescription()], '2026-05-01', { orderedBy: ids.a }],
    ['on its last day too', [prescription()], '2026-05-31', { orderedBy: ids.a }],
    ['is by none the day before', [prescription()], '2026-04-30', none],
    ['is by none the day after', [prescription()], '2026-06-01', none],
    ['is by none that names another service', [prescription({ services: [] })], '2026-05-01', none],
    ['is prescribed alone where nobody gave the order', [prescription({ doctor: null })], '2026-05-01', only],
    [
      'is prescribed alone while the order has no day',
      [prescription({ ordered_on: null })],
      '2026-05-01',
      only,
    ],
    [
      'is prescribed alone where no doctor ordered that service',
      [prescription({ services: [{ code: '1', ordered_by_doctor: false }] })],
      '2026-05-01',
      only,
    ],
    [
      'is ordered where one of two lines of it is',
      [
        prescription({
          services: [
            { code: '1', ordered_by_doctor: false },
            { code: '1', ordered_by_doctor: true },
          ],
        }),
      ],
      '2026-05-01',
      { orderedBy: ids.a },
    ],
    [
      'is by the newest order',
      [prescription(), prescription({ _id: ids.b, start: '2026-05-10' })],
      '2026-05-10',
      { orderedBy: ids.b },
    ],
    [
      'is by the older one while the newer has not begun',
      [prescription(), prescription({ _id: ids.b, start: '2026-05-10' })],
      '2026-05-09',
      { orderedBy: ids.a },
    ],
    [
      'is by the one of acute and transitional care before a newer one',
      [prescription({ transitional: true }), prescription({ _id: ids.b, start: '2026-05-10' })],
      '2026-05-10',
      { orderedBy: ids.a, transitional: true },
    ],
    [
      'is by the first of two that began together',
      [prescription({ _id: ids.b }), prescription()],
      '2026-05-10',
      { orderedBy: ids.a },
    ],
    [
      'is by the order, though a newer prescription names it without one',
      [prescription(), prescription({ _id: ids.b, start: '2026-05-10', doctor: null })],
      '2026-05-10',
      { orderedBy: ids.a, prescribed: true },
    ],
  ])('%s', (_, prescriptions, day, expected) =>
    expect(orderFinder(prescriptions)('1', day)).toMatchObject(expected),
  )
})
