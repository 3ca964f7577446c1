import { formatIn } from '@vicino/domain/days/format.ts'
import { holdParameter } from '@vicino/domain/drugs/hold-parameters.ts'
import type { ScaleParameter } from '@vicino/domain/drugs/dose-scale.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import type { TFunction } from 'i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import { doseWords } from './dose-words.ts'
import { dotted } from '../i18n/dotted.ts'

/** A scale as it stands, or as it is being written: a number may still be missing. */
type Shown = {
  parameter: ScaleParameter
  steps: readonly { from: number | null; dose: number | null }[]
}

/** "da 8.0: 4 unità": each step in words. */
export const stepsWords = ({ steps }: Shown, drug: Pick<Drug, 'dose_unit'>, t: TFunction): string[] =>
  steps.map(({ from, dose }) =>
    t('da {{from}}: {{dose}}', {
      from: from === null ? '…' : formatIn(spokenLanguage()).number(from, 1),
      dose: dose === null ? '…' : doseWords(dose, drug, t),
    }),
  )

/** "Glicemia (mmol/l)": what a scale goes by. */
export function scaleHead({ parameter }: Pick<Shown, 'parameter'>, t: TFunction): string {
  const { label, unit } = holdParameter(parameter)
  return `${t(label)} (${unit})`
}

/** A whole scale in one line. */
export const scaleWords = (scale: Shown, drug: Pick<Drug, 'dose_unit'>, t: TFunction): string =>
  `${scaleHead(scale, t)} ${dotted(stepsWords(scale, drug, t))}`
