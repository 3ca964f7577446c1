import { weekdays } from '@vicino/domain/days/weekday.ts'
import { intervalDays } from '@vicino/domain/drugs/drug.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '../drafts/field-of.ts'
import { ManyChips } from '../ui/fields/ChoiceChips.tsx'
import { FieldGroup } from '../ui/fields/FieldFrame.tsx'
import { NumberField } from '../ui/fields/NumberField.tsx'
import { Segmented } from '../ui/fields/Segmented.tsx'
import { useRangeJudge } from '../ui/fields/use-clamp.ts'
import type { DrugForm, DrugValues } from './drug-values.ts'

const cadences = [
  { value: 'daily', label: 'Ogni giorno' },
  { value: 'weekdays', label: 'In certi giorni' },
  { value: 'interval', label: 'A intervalli' },
] as const
type Cadence = (typeof cadences)[number]['value']

function cadenceOf({ days, every_n_days }: Pick<DrugValues, 'days' | 'every_n_days'>): Cadence {
  if (every_n_days !== null) return 'interval'
  return days.length > 0 ? 'weekdays' : 'daily'
}

/** On which days a drug is taken. Leaving a cadence takes back what only it had. */
export function CadenceFields({ form }: { form: DrugForm }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<Cadence>(cadenceOf(form.values))
  const judge = useRangeJudge(intervalDays)
  const choose = (cadence: Cadence): void => {
    setChosen(cadence)
    if (cadence !== 'weekdays') form.setFieldValue('days', [])
    if (cadence !== 'interval') form.setFieldValue('every_n_days', null)
  }
  return (
    <FieldGroup title={t('Giorni')}>
      <Segmented full label={t('Giorni')} options={cadences} value={chosen} onChange={choose} />
      {chosen === 'weekdays' && (
        <ManyChips
          label={t('Giorni della settimana')}
          description={t('Senza giorni scelti vale ogni giorno.')}
          options={weekdays}
          {...fieldOf(form, 'days')}
        />
      )}
      {chosen === 'interval' && (
        <NumberField
          label={t('Ogni quanti giorni')}
          description={t('Per esempio 3 per un cerotto che si cambia ogni 72 ore.')}
          unit={t('giorni')}
          judge={judge}
          {...fieldOf(form, 'every_n_days')}
        />
      )}
    </FieldGroup>
  )
}
