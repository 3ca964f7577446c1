import { weekdays } from '@vicino/domain/days/weekday.ts'
import { intervalDays } from '@vicino/domain/drugs/drug.ts'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '../drafts/field-of.ts'
import { ManyChips } from '../ui/fields/ChoiceChips.tsx'
import { FieldGroup } from '../ui/fields/FieldFrame.tsx'
import { NumberField } from '../ui/fields/NumberField.tsx'
import { Segmented } from '../ui/fields/Segmented.tsx'
import { useRangeJudge } from '../ui/fields/use-clamp.ts'
import { type Cadence, cadences, type DrugForm } from './drug-values.ts'

/** On which days a drug is taken. Leaving a cadence takes back what only it had. */
export function CadenceFields({ form }: { form: DrugForm }) {
  const { t } = useTranslation()
  const chosen = form.values.cadence
  const judge = useRangeJudge(intervalDays)
  const choose = (cadence: Cadence): void => {
    form.setFieldValue('cadence', cadence)
    if (cadence !== 'weekdays') form.setFieldValue('days', [])
    if (cadence !== 'interval') form.setFieldValue('every_n_days', null)
  }
  return (
    <FieldGroup title={t('Giorni')}>
      <Segmented full label={t('Giorni')} options={cadences} value={chosen} onChange={choose} />
      {chosen === 'weekdays' && (
        <ManyChips label={t('Giorni della settimana')} options={weekdays} {...fieldOf(form, 'days')} />
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
