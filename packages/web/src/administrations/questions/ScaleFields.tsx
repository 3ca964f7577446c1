import type { AskedScale } from '@vicino/domain/administrations/asked-scale.ts'
import { doseStep } from '@vicino/domain/drugs/drug.ts'
import { fieldSentences } from '@vicino/domain/wire/field-error.catalogue.ts'
import { useTranslation } from 'react-i18next'
import { unitLabel } from '../../drugs/dose-words.ts'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { useTooFine } from '../../ui/fields/use-too-fine.ts'
import { useDoseJudge } from '../../drugs/use-dose-judge.ts'
import { ScaleProposal } from './ScaleProposal.tsx'
import type { AskedDose } from '../give/use-giving.ts'

type Props = {
  drug: AskedDose['drug']
  said: AskedScale
  /** Another amount than the proposed one. */
  typed: number | null
  onTyped: (dose: number | null) => void
  onTyping: (dose: number | null) => void
  /** Nobody has said how much is given. */
  isMissing: boolean
}

/** What the scale says at the value, beside its steps, and the amount where it is to be another one. */
export function ScaleFields({ drug, said, typed, onTyped, onTyping, isMissing }: Props) {
  const { t } = useTranslation()
  const refuses = useTooFine(doseStep)
  const judge = useDoseJudge(drug.dose_unit, null)
  return (
    <Fields>
      <ScaleProposal drug={drug} said={said} />
      <NumberField
        label={t('Altra dose')}
        unit={t(unitLabel(drug.dose_unit))}
        judge={judge}
        refuses={refuses}
        value={typed}
        onChange={onTyped}
        onTyping={onTyping}
        error={isMissing ? t(fieldSentences.required.label) : undefined}
      />
    </Fields>
  )
}
