import type { VisitDose } from '@vicino/domain/tasks/visit-sheet.ts'
import type { AskedDose } from '../give/use-giving.ts'

/** A dose of a visit, as it may be answered for. */
export const askedOfVisit = (
  dossierId: string,
  { drugId, drug_version, name, modality, dose_unit, dose_scale, day, moment, dose, change_on }: VisitDose,
): AskedDose => ({
  dossierId,
  drug: { _id: drugId, version: drug_version, name, modality, dose_unit, dose_scale },
  day,
  moment,
  dose,
  changeOn: change_on,
})
