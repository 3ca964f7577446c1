import { addDays } from '@vicino/domain/days/day.ts'
import { usualPeriod } from '@vicino/domain/prescriptions/prescription-period.ts'
import { ordinarilyOrdered, transitionalDays } from '@vicino/domain/prescriptions/transitional-care.ts'
import { useTranslation } from 'react-i18next'
import { SwitchField } from '../ui/fields/SwitchField.tsx'
import type { PrescriptionForm } from './prescription-values.ts'

/**
 * Whether it is acute and transitional care; the period then becomes as long as that may last, and without it a new one is
 * as long, and each service ordered, as usual again.
 */
export function TransitionalField({ form }: { form: PrescriptionForm }) {
  const { t } = useTranslation()
  const { version, start, end, transitional, services } = form.values
  const change = (on: boolean): void => {
    const last = start === null ? null : addDays(start, transitionalDays - 1)
    form.setValues({
      transitional: on,
      ...(!on && { services: ordinarilyOrdered(services) }),
      ...(!on && version === 0 && start !== null && usualPeriod(start)),
      ...(on && last !== null && (end === null || end > last) && { end: last }),
    })
  }
  return (
    <SwitchField
      label={t('Cure acute e transitorie')}
      description={t(
        'Prescritte dal medico dell’ospedale per al massimo {{days}} giorni, una volta sola; il cliente non partecipa ai costi.',
        { days: transitionalDays },
      )}
      value={transitional}
      error={form.errors['transitional']}
      onChange={change}
    />
  )
}
