import { expect, it } from 'vitest'
import { visitsToCome } from './visits-to-come.ts'

const visit = {
  date: '2026-11-20',
  end_date: '2026-11-20',
  start_time: '08:00',
  end_time: '09:00',
  status: 'pending' as const,
  started_at: null,
}

it.each([
  ['of this morning, still to come', visit, '07:30', true],
  ['in its last minute', visit, '08:59', true],
  ['past by the clock', visit, '09:00', false],
  ['begun and not ended', { ...visit, started_at: '2026-11-20T07:00:00.000Z' }, '12:00', true],
  ['of tomorrow', { ...visit, date: '2026-11-21', end_date: '2026-11-21' }, '23:00', true],
  ['of a night into tomorrow', { ...visit, end_date: '2026-11-21' }, '23:00', true],
  ['of the whole day', { ...visit, start_time: null, end_time: null }, '23:00', true],
  ['completed', { ...visit, status: 'completed' as const }, '07:30', false],
  ['not done', { ...visit, status: 'not_done' as const }, '07:30', false],
])('a visit %s', (_what, one, clock, shown) => {
  expect(visitsToCome([one], '2026-11-20', clock)).toEqual(shown ? [one] : [])
})

it('shows four at most', () => {
  expect(
    visitsToCome(
      Array.from({ length: 9 }, () => visit),
      '2026-11-20',
      '07:00',
    ),
  ).toHaveLength(4)
})
