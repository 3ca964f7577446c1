import { isUnmeasured } from '@vicino/domain/administrations/asked-hold.ts'
import type { AskedScale } from '@vicino/domain/administrations/asked-scale.ts'
import { useTranslation } from 'react-i18next'
import { doseWords } from '../../drugs/dose-words.ts'
import { ScaleSteps } from '../../drugs/ScaleSteps.tsx'
import type { AskedDose } from '../give/use-giving.ts'
import { Text } from '../../ui/layout/Text.tsx'

type Props = { drug: Pick<AskedDose['drug'], 'dose_unit'>; said: AskedScale }

/** What the scale says at the value, beside its steps. */
export function ScaleProposal({ drug, said }: Props) {
  const { t } = useTranslation()
  const { scale, proposed } = said
  const proposal =
    proposed === null
      ? t('La scala non propone una dose: chiedere al medico.')
      : t('La scala propone {{dose}}.', { dose: doseWords(proposed, drug, t) })
  return (
    <>
      <ScaleSteps drug={{ ...drug, dose_scale: scale }} />
      <Text as="p" weight="bold" aria-live="polite">
        {isUnmeasured(said) ? '' : proposal}
      </Text>
    </>
  )
}
