import type { Drug } from '../drugs/drug.ts'
import { type VisitDose, visitDoseOf } from '../tasks/visit-sheet.ts'

/** One of a drug, due on the morning of a visit on 20.11.2026. */
export const someVisitDose = (drug: Drug, more: Partial<VisitDose> = {}): VisitDose => ({
  ...visitDoseOf({ drug, dose: 1, day: '2026-11-20', moment: 'morning' }, null),
  ...more,
})
