import { plannedHours } from '@vicino/domain/prescriptions/planned-hours.ts'
import { useTranslation } from 'react-i18next'
import { Card, Stack } from '../ui/page/Page.tsx'
import { HoursTable } from './HoursTable.tsx'
import { OrderFields } from './OrderFields.tsx'
import type { PrescriptionForm } from './prescription-values.ts'
import { periodWords } from './prescription-words.ts'
import { PrescribedServices } from './PrescribedServices.tsx'

/** All that is about to be prescribed, and who orders it. */
export function SummaryStep({ form }: { form: PrescriptionForm }) {
  const { t } = useTranslation()
  const { start, end, transitional, services } = form.values
  return (
    <Stack>
      <Card title={t('Riepilogo prescrizione')}>
        {start !== null && end !== null && <p>{periodWords({ start, end })}</p>}
        {transitional && <p>{t('Cure acute e transitorie')}</p>}
        <PrescribedServices services={services} />
        <HoursTable totals={plannedHours(services)} />
      </Card>
      <OrderFields form={form} />
    </Stack>
  )
}
