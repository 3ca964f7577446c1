import { expect, test } from 'vitest'
import {
  dayShortcuts,
  daysPeriod,
  endOfClosed,
  monthsFrom,
  orderHoldsUntil,
  usualPeriod,
} from './prescription-period.ts'

test.each([
  ['2026-11-20', 1, '2026-12-20'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-11-20', 9, '2027-08-20'],
  ['2028-02-29', 12, '2029-02-28'],
])('from %s on, %i months end on %s', (start, months, end) => {
  expect(monthsFrom(start, months)).toEqual({ start, end })
})

test('each period that is offered of acute and transitional care may be ordered, the longest to its last day', () => {
  const ends = dayShortcuts.map(days => daysPeriod('2026-11-20', days).end)
  expect(ends).toEqual(['2026-11-26', '2026-12-03'])
})

test('a new prescription is of a month from today', () => {
  expect(usualPeriod('2026-01-31')).toEqual({ start: '2026-01-31', end: '2026-02-28' })
})

test('an order holds nine months', () => {
  expect(orderHoldsUntil('2026-05-31')).toBe('2027-02-28')
})

test.each([
  ['before its end, holds until that day', '2026-09-01', '2027-01-10', '2026-11-26'],
  ['on its last day', '2026-09-01', '2026-11-26', '2026-11-26'],
  ['after its end, held until then', '2026-09-01', '2026-10-31', '2026-10-31'],
  ['before it began, keeps its first day', '2026-12-01', '2027-01-10', '2026-12-01'],
])('one that is closed %s', (_, start, end, expected) => {
  expect(endOfClosed({ start, end }, '2026-11-26')).toBe(expected)
})
