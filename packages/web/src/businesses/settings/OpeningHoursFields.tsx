import { useTranslation } from 'react-i18next'
import { WeekHoursFields } from '../WeekHoursFields.tsx'
import type { SettingsForm } from './settings-values.ts'

/** When somebody answers in the office, day by day; a day without hours is closed. */
export function OpeningHoursFields({ form }: { form: SettingsForm }) {
  const { t } = useTranslation()
  return (
    <WeekHoursFields
      none={t('Chiuso')}
      field="opening_hours"
      week={form.values.opening_hours}
      errors={form.errors}
      onChange={week => form.setFieldValue('opening_hours', week)}
    />
  )
}
