import type { Drug } from '../drugs/drug.ts'
import type { VisitDose } from '../tasks/visit-sheet.ts'

/** One of a drug, due on the morning of a visit on 20.11.2026. */
export const someVisitDose = (
  { _id, version, name, modality, dose_unit, dose_scale, comments }: Drug,
  more: Partial<VisitDose> = {},
): VisitDose => ({
  drugId: _id,
  drug_version: version,
  name,
  modality,
  dose_unit,
  dose_scale,
  comments,
  dose: 1,
  day: '2026-11-20',
  moment: 'morning',
  change_on: null,
  answer: null,
  ...more,
})
