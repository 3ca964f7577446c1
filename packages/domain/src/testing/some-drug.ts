import type { Drug } from '../drugs/drug.ts'
import { drugDefaults } from '../drugs/drug.ts'

/** A drug that somebody else wrote long ago; each test says what matters to it. */
export const someDrug = (more: Partial<Drug> = {}): Drug => ({
  ...drugDefaults('2026-08-09'),
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd30',
  version: 1,
  dossierId: '01a1fc0a-5a3b-7006-9c68-eb853133fd20',
  name: 'Metformina 500 mg',
  modality: 'OS',
  author: {
    _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd19',
    name: 'Marco Vassalli',
    role: 'nurse_diploma',
    avatar: null,
  },
  created_at: '2026-08-09T14:10:00.000Z',
  written_at: '2026-08-09T14:10:00.000Z',
  reason: null,
  struck: null,
  handover: false,
  answered: [],
  ...more,
})
