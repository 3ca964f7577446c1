import { useTranslation } from 'react-i18next'
import { fieldOf } from '../drafts/field-of.ts'
import { SideBySide } from '../ui/fields/FieldFrame.tsx'
import { NumberField } from '../ui/fields/NumberField.tsx'
import { SwitchField } from '../ui/fields/SwitchField.tsx'
import type { DrugForm } from './drug-values.ts'
import { unitLabel } from '../i18n/dose-words.ts'

/** A drug taken as needed, with its limits. Switching it off takes the limits back. */
export function ReserveFields({ form }: { form: DrugForm }) {
  const { t } = useTranslation()
  const { reserve, dose_unit } = form.values
  const change = (next: boolean): void => {
    form.setFieldValue('reserve', next)
    if (next) return
    form.setFieldValue('reserve_min_interval_hours', null)
    form.setFieldValue('reserve_max_24h', null)
  }
  return (
    <>
      <SwitchField
        label={t('In riserva')}
        description={t('Si dà solo al bisogno.')}
        value={reserve}
        onChange={change}
      />
      {reserve && (
        <SideBySide>
          <NumberField
            label={t('Intervallo minimo')}
            unit={t('ore')}
            {...fieldOf(form, 'reserve_min_interval_hours')}
          />
          <NumberField
            label={t('Massimo in 24 ore')}
            unit={t(unitLabel(dose_unit))}
            {...fieldOf(form, 'reserve_max_24h')}
          />
        </SideBySide>
      )}
    </>
  )
}
