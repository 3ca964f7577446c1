import { isUnmeasured } from '@vicino/domain/administrations/asked-hold.ts'
import type { AskedScale } from '@vicino/domain/administrations/asked-scale.ts'
import { holdParameter } from '@vicino/domain/drugs/hold-parameters.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import type { TFunction } from 'i18next'
import { doseWords } from '../../drugs/dose-words.ts'

/** Whether a value has to be measured before the scale says anything. */
export const isToMeasure = (said: AskedScale | null): boolean => said !== null && isUnmeasured(said)

const unbroken = (words: string): string => words.replaceAll(' ', '\u{a0}')

/** What the button says that gives so much; an amount and its unit stay on one line. */
export const giveWords = (dose: number, drug: Pick<Drug, 'dose_unit'>, t: TFunction): string =>
  t('Somministra {{dose}}', { dose: unbroken(doseWords(dose, drug, t)) })

/** What the first button of a dose does: gives it, gives what the scale proposes, or asks what the scale goes by. */
export function firstWords(drug: Pick<Drug, 'dose_unit'>, said: AskedScale | null, t: TFunction): string {
  if (said === null) return t('Somministra')
  if (said.proposed) return giveWords(said.proposed, drug, t)
  if (!isToMeasure(said)) return t('Secondo scala')
  return t('Misura: {{parameter}}', { parameter: t(holdParameter(said.scale.parameter).label) })
}
