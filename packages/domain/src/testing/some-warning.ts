import type { Warning } from '../warnings/warning.ts'

/** An allergy that somebody else wrote long ago; each test says what matters to it. */
export const someWarning = (more: Partial<Warning> = {}): Warning => ({
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd21',
  version: 1,
  kind: 'allergy',
  text: 'Penicillina',
  since: '2026-08-09T14:10:00.000Z',
  author: {
    _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd18',
    name: 'Anna Ferrari',
    role: 'nurse_diploma',
    avatar: null,
  },
  ended: null,
  ended_reason: null,
  handover: false,
  suggested_by: null,
  ...more,
})
