import { type Coverage, coverageLaws } from '@vicino/domain/coverages/coverage.ts'
import type { SanitaryFields } from '@vicino/domain/dossiers/sanitary-data.ts'
import { formatAvs } from '@vicino/domain/identifiers/avs.ts'
import { formatHealthCard } from '@vicino/domain/identifiers/health-card.ts'
import { useTranslation } from 'react-i18next'
import { Fact, Facts } from '../ui/page/Facts.tsx'
import { EmergencyPart } from './EmergencyPart.tsx'

type Props = { coverages: readonly Coverage[] | null; numbers: SanitaryFields | null }

/** By whom the hospital is paid, and under which numbers. */
export function EmergencyInsurance({ coverages, numbers }: Props) {
  const { t } = useTranslation()
  const known = coverages && numbers && { coverages, numbers }
  return (
    <EmergencyPart
      title={t('Assicurazione')}
      known={known}
      none={t('Nessuna indicata.')}
      isNone={({ coverages: held, numbers: { cardNumber, avsNumber, insuranceNumber, without_avs } }) =>
        held.length === 0 && !cardNumber && !avsNumber && !insuranceNumber && !without_avs
      }
    >
      {({ coverages: held, numbers: { cardNumber, avsNumber, insuranceNumber, without_avs } }) => (
        <Facts>
          {held.map(({ _id, law, insurer, insured_number }) => (
            <Fact key={_id} label={t(coverageLaws.find(({ value }) => value === law)!.label)}>
              {[insurer, insured_number].filter(Boolean).join(', ')}
            </Fact>
          ))}
          <Fact label={t('Numero della tessera')}>{cardNumber ? formatHealthCard(cardNumber) : ''}</Fact>
          <Fact label={t("Numero d'assicurato")}>{insuranceNumber ?? ''}</Fact>
          <Fact label={t('Numero AVS')}>
            {avsNumber ? formatAvs(avsNumber) : without_avs ? t('Senza numero AVS') : ''}
          </Fact>
        </Facts>
      )}
    </EmergencyPart>
  )
}
