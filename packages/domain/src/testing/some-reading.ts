import { type Reading, readingDefaults } from '../surveillance/reading.ts'

/** A reading that somebody else wrote long ago; each test says what matters to it. */
export const someReading = (more: Partial<Reading> = {}): Reading => ({
  ...readingDefaults,
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd40',
  version: 1,
  dossierId: '01a1fc0a-5a3b-7006-9c68-eb853133fd20',
  measured_at: '2026-08-09T06:30:37.000Z',
  bp: '80-120',
  bp_min: 80,
  bp_max: 120,
  hr: 72,
  critical: [],
  news2: null,
  author: {
    _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd19',
    name: 'Marco Vassalli',
    role: 'nurse_diploma',
    avatar: null,
  },
  created_at: '2026-08-09T06:31:00.000Z',
  written_at: '2026-08-09T06:31:00.000Z',
  reason: null,
  struck: null,
  handover: false,
  ...more,
})
