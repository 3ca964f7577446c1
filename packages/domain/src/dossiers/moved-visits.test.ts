import { expect, test } from 'vitest'
import { movedVisits } from './moved-visits.ts'

const today = '2026-11-20'
const visit = (name: string, date: string, more: object = {}) => ({
  name,
  date,
  status: 'pending' as const,
  started_at: null,
  suspended_by_dossier: false,
  ...more,
})
const visits = [
  visit('past', '2026-11-19'),
  visit('today', today),
  visit('begun', today, { started_at: '2026-11-20T07:00:00.000Z' }),
  visit('done', today, { status: 'completed' }),
  visit('not done', today, { status: 'not_done' }),
  visit('confirmed', '2026-11-23', { status: 'confirmed' }),
  visit('struck', '2026-11-24', { suspended_by_dossier: true }),
  visit('later', '2026-12-24', { suspended_by_dossier: true }),
]
const until = (to: string | null) => ({ status: 'suspended' as const, suspension: { from: today, to } })

test.each([
  ['suspended for some days', until('2026-11-23'), ['today', 'confirmed'], ['struck', 'later']],
  ['suspended for its first day', until(today), ['today'], ['struck', 'later']],
  ['suspended without an end', until(null), ['today', 'confirmed'], []],
  ['reactivated', { status: 'active' as const, suspension: null }, [], ['struck', 'later']],
  ['closed', { status: 'closed' as const, suspension: null }, ['today', 'confirmed'], []],
])('a dossier that is %s moves its visits', (_, change, struck, restored) => {
  const moved = movedVisits(visits, change, today)
  expect(moved.struck.map(({ name }) => name)).toEqual(struck)
  expect(moved.restored.map(({ name }) => name)).toEqual(restored)
})
