import { doseText } from '@vicino/domain/drugs/dose-text.ts'
import { type Drug, doseUnits } from '@vicino/domain/drugs/drug.ts'
import type { TFunction } from 'i18next'

export const unitLabel = (unit: Drug['dose_unit']): string =>
  doseUnits.find(({ value }) => value === unit)!.label

/** A dose with what it counts: "½ compresse", "24 unità". */
export const doseWords = (dose: number, drug: Pick<Drug, 'dose_unit'>, t: TFunction): string =>
  drug.dose_unit === 'other'
    ? doseText(dose, drug.dose_unit)
    : `${doseText(dose, drug.dose_unit)} ${t(unitLabel(drug.dose_unit))}`
