import { type Coverage, coverageDefaults } from '../coverages/coverage.ts'
import { newId } from '../wire/id.ts'

/** Basic insurance since the beginning of 2026; each test says what matters to it. */
export const someCoverage = (more: Partial<Coverage> = {}): Coverage => ({
  ...coverageDefaults('kvg'),
  _id: newId(),
  dossierId: newId(),
  version: 1,
  law: 'kvg',
  from: '2026-01-01',
  insurer: 'Cassa di Prova',
  struck_reason: null,
  author: { _id: newId(), name: 'Anna Prova', role: 'INF', avatar: null },
  created_at: '2026-01-01T08:00:00.000Z',
  written_at: '2026-01-01T08:00:00.000Z',
  ...more,
})
