import { expect, it } from 'vitest'
import { daysOf, Month, monthBefore, monthHolding } from './month.ts'

it.each([
  ['2026-05', true],
  ['2024-02', true],
  ['2026-13', false],
  ['2026-00', false],
  ['2026-5', false],
  ['2026-05-01', false],
  ['1066-05', false],
  ['', false],
])('takes %j as a month: %s', (text, taken) => expect(Month.safeParse(text).success).toBe(taken))

it.each([
  ['2026-05-31', '2026-05', '2026-04'],
  ['2026-01-01', '2026-01', '2025-12'],
])('%s is in %s, after %s', (day, month, before) =>
  expect([monthHolding(day), monthBefore(day)]).toEqual([month, before]),
)

it.each([
  ['2026-05', '2026-05-31'],
  ['2024-02', '2024-02-29'],
])('%s ends on %s', (month, end) => expect(daysOf(month)).toEqual({ start: `${month}-01`, end }))
