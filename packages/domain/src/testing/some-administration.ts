import { type Administration, administrationDefaults } from '../administrations/administration.ts'
import { someDrug } from './some-drug.ts'

const { _id, version, dossierId, name, modality, dose_unit, reserve, author } = someDrug()

/** A dose that somebody else gave as it was ordered, in the morning of 20.11.2026; each test says what matters to it. */
export const someAdministration = (more: Partial<Administration> = {}): Administration => ({
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd60',
  version: 1,
  dossierId,
  drug: { _id, version, name, modality, dose_unit, reserve },
  day: '2026-11-20',
  moment: 'morning',
  status: 'given',
  dose: 1,
  given_at: '2026-11-20T07:30:00.000Z',
  ...administrationDefaults,
  confirm: null,
  author,
  created_at: '2026-11-20T07:30:00.000Z',
  written_at: '2026-11-20T07:30:00.000Z',
  reason: null,
  struck: null,
  handover: false,
  ...more,
})
