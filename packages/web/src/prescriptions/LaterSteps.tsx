import type { PrescribedService } from '@vicino/domain/prescriptions/prescription.ts'
import { allOrdered } from '@vicino/domain/prescriptions/transitional-care.ts'
import type { Service } from '@vicino/domain/services/service.ts'
import { useTranslation } from 'react-i18next'
import { useToday } from '../i18n/use-today.ts'
import { ServicePicker } from '../services/ServicePicker.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { GivenBeside } from './late-renewal.ts'
import { prescribed, type PrescriptionForm } from './prescription-values.ts'
import { useLaws } from './use-laws.ts'
import { plannedHours } from '@vicino/domain/prescriptions/planned-hours.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import { HoursTable } from './HoursTable.tsx'
import { OrderFields } from './OrderFields.tsx'
import { PrescribedServices } from './PrescribedServices.tsx'
import { SummaryWarnings } from './SummaryWarnings.tsx'
import { periodWords } from '../ui/fields/read-day.ts'

/** Which services of the catalogue are prescribed, as a step of its own. */
export function ServicesStep({ form }: { form: PrescriptionForm }) {
  const { t } = useTranslation()
  return (
    <Card title={t('Scegli prestazioni')}>
      <ServicesChoice form={form} />
    </Card>
  )
}

/** Which services of the catalogue are prescribed. */
export function ServicesChoice({ form }: { form: PrescriptionForm }) {
  const today = useToday()
  const { services, start, renews } = form.values
  const date = start ?? today
  const laws = useLaws(date)
  const without = (code: string) => services.filter(({ service_details }) => service_details.code !== code)
  const toggle = (service: Service): void => {
    const others = without(service.code)
    form.setFieldValue(
      'services',
      others.length < services.length ? others : [...services, prescribed(service, laws)],
    )
  }
  const add = (more: readonly PrescribedService[]): void =>
    form.setFieldValue('services', [...services, ...more])
  return (
    <>
      {form.errors['services'] && <Notice tone="error">{form.errors['services']}</Notice>}
      {renews !== null && <GivenBeside renews={renews} date={date} services={services} onAdd={add} />}
      <ServicePicker
        date={date}
        chosen={services.map(({ service_details }) => service_details)}
        onToggle={toggle}
        onRemove={code => form.setFieldValue('services', without(code))}
      />
    </>
  )
}

/** All that is about to be prescribed, and who orders it. */
export function SummaryStep({ form }: { form: PrescriptionForm }) {
  const { t } = useTranslation()
  const { start, end, transitional, services } = allOrdered(form.values)
  return (
    <Stack>
      <Card title={t('Riepilogo prescrizione')}>
        {start !== null && end !== null && <p>{periodWords({ start, end })}</p>}
        {transitional && <p>{t('Cure acute e transitorie')}</p>}
        <PrescribedServices services={services} />
        <HoursTable totals={plannedHours(services)} />
      </Card>
      <OrderFields form={form} />
      <SummaryWarnings form={form} />
    </Stack>
  )
}
