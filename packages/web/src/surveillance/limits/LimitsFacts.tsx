import { hasNorms, type Limits } from '@vicino/domain/surveillance/limits.ts'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../i18n/use-today.ts'
import { useDossier } from '../../session/dossier.ts'
import { Fact, Facts } from '../../ui/page/Facts.tsx'
import { limitsFields } from './limits-fields.ts'
import { valuesOfLimits } from './limits-values.ts'

/** The limits of the client for those who do not write them. */
export function LimitsFacts({ limits }: { limits: Limits }) {
  const { t } = useTranslation()
  const values = valuesOfLimits(limits)
  const norms = hasNorms(useDossier().client.birthday, useToday())
  if (limits.ordered_by === '')
    return (
      <p>{norms ? t('Valori standard per adulti a domicilio.') : t('Nessun limite: è sotto i 16 anni.')}</p>
    )
  return (
    <Facts>
      {limitsFields
        .filter(({ field }) => field !== 'isScale2' || limits.news2 !== 'off')
        .map(({ field, label, words }) => (
          <Fact key={field} label={t(label)}>
            {words(values, t)}
          </Fact>
        ))}
    </Facts>
  )
}
