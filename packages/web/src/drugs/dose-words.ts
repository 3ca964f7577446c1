import { doseText } from '@vicino/domain/drugs/dose-text.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { doseUnits } from '@vicino/domain/drugs/drug-lists.ts'
import type { TFunction } from 'i18next'

type Unit = Drug['dose_unit']

export const unitLabel = (unit: Unit): string => doseUnits.find(({ value }) => value === unit)!.label

/** A dose with what it counts: "½ compressa", "2 compresse", "24 unità". */
export function doseWords(amount: number, { dose_unit }: Pick<Drug, 'dose_unit'>, t: TFunction): string {
  const dose = doseText(amount, dose_unit)
  // Half a tablet is said in the singular, which no plural rule knows.
  const count = Math.max(amount, 1)
  const words: Record<Unit, () => string> = {
    tablet: () => t('{{dose}} compresse', { dose, count }),
    drop: () => t('{{dose}} gocce', { dose, count }),
    unit: () => t('{{dose}} unità', { dose, count }),
    ml: () => `${dose} ml`,
    other: () => dose,
  }
  return words[dose_unit]()
}

/** How much is ordered: the amount, or that its scale says it. */
export const orderedWords = (
  amount: number,
  drug: Pick<Drug, 'dose_unit' | 'dose_scale'>,
  t: TFunction,
): string => (drug.dose_scale !== null && amount === 0 ? t('secondo scala') : doseWords(amount, drug, t))
