import { expect, test } from 'vitest'
import { allOrdered, goesOn, ordinarilyOrdered } from './transitional-care.ts'

const before = {
  _id: 'before',
  start: '2026-11-02',
  end: '2026-11-15',
  transitional: true,
  ordered_on: '2026-10-31',
  struck: null,
}
const { struck: _struck, ...written } = { ...before, _id: 'written', ordered_on: '2026-11-13' }

test.each([
  ['in days that overlap', { start: '2026-11-10', end: '2026-11-20' }, before, true],
  ['from the very next day', { start: '2026-11-16', end: '2026-11-20' }, before, true],
  [
    'by the same order, whenever',
    { start: '2026-12-01', end: '2026-12-05', ordered_on: '2026-10-31' },
    before,
    true,
  ],
  ['right before it', { start: '2026-10-28', end: '2026-11-01' }, before, true],
  ['by another order, after days without', { start: '2026-11-17', end: '2026-11-20' }, before, false],
  ['as ordinary care', { start: '2026-11-16', end: '2026-12-16', transitional: false }, before, false],
  [
    'after ordinary care',
    { start: '2026-11-16', end: '2026-11-20' },
    { ...before, transitional: false },
    false,
  ],
  [
    'after what was struck',
    { start: '2026-11-16', end: '2026-11-20' },
    { ...before, struck: { reason: 'Doppia' } },
    false,
  ],
  ['and is the very same, corrected', { _id: 'before' }, before, false],
])('goes on %s', (_, more, other, expected) =>
  expect(goesOn({ ...written, ...more }, [other])).toBe(expected),
)

test('is ordered as a whole, whichever letter a service has', () => {
  const services = [{ ordered_by_doctor: false }, { ordered_by_doctor: true }]
  const ordered = (transitional: boolean) =>
    allOrdered({ transitional, services }).services.map(({ ordered_by_doctor }) => ordered_by_doctor)
  expect(ordered(true)).toEqual([true, true])
  expect(ordered(false)).toEqual([false, true])
})

test('goes on as ordinary care, of which the doctor orders what is paid only with an order', () => {
  const services = [
    { code: 'A', order_required: false, ordered_by_doctor: true },
    { code: 'B', order_required: true, ordered_by_doctor: true },
  ]
  expect(ordinarilyOrdered(services).map(({ ordered_by_doctor }) => ordered_by_doctor)).toEqual([false, true])
})
