import { useTranslation } from 'react-i18next'
import { fieldOf } from '../../drafts/field-of.ts'
import { DayField } from '../../ui/fields/DayField.tsx'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { SwitchField } from '../../ui/fields/SwitchField.tsx'
import { fillDay, notBefore } from './moved-values.ts'
import type { TaskForm } from './task-values.ts'

/** Until which day, and whether without clocks: rare for a visit, usual for an absence or an event. */
export function WholeDays({ form }: { form: TaskForm }) {
  const { t } = useTranslation()
  const { full_day, date } = form.values
  return (
    <Fields>
      <DayField label={t('Fino al giorno')} {...notBefore(date)} {...fieldOf(form, 'end_date')} />
      <SwitchField
        label={t('Tutto il giorno')}
        value={full_day}
        onChange={next => form.setValues(fillDay(next))}
      />
    </Fields>
  )
}
