import { plannedHours } from '@vicino/domain/prescriptions/planned-hours.ts'
import type { PrescribedService } from '@vicino/domain/prescriptions/prescription.ts'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import { HoursTable } from './HoursTable.tsx'
import type { PrescriptionForm } from './prescription-values.ts'
import classes from './Prescriptions.module.css'
import { RenewedFrom } from './late-renewal.ts'
import { errorsOfLine, ServiceTiming } from './ServiceTiming.tsx'
import { useDeliveries } from './use-deliveries.ts'

/** How long and how often each service is given, with the hours that come of it beside, letter by letter as one types. */
export function TimingStep({ form }: { form: PrescriptionForm }) {
  const { t } = useTranslation()
  const { services, renews } = form.values
  const deliveries = useDeliveries(renews)
  const { typed, onType, onChange } = useTypedLine(form)
  return (
    <div className={classes.beside}>
      <Stack>
        {deliveries && (
          <RenewedFrom
            services={services}
            deliveries={deliveries}
            onTake={changed => form.setFieldValue('services', changed)}
          />
        )}
        {services.map((service, index) => (
          <ServiceTiming
            key={service.serviceId}
            service={service}
            errors={errorsOfLine(form.errors, index)}
            renewed={deliveries?.get(service.service_details.code)}
            onChange={onChange}
            onType={onType}
          />
        ))}
      </Stack>
      <Card title={t('Ore prescritte')}>
        <HoursTable totals={plannedHours(typed === null ? services : changedLine(services, ...typed))} />
      </Card>
    </div>
  )
}

type Changed = [serviceId: string, more: Partial<PrescribedService>]

const changedLine = (services: readonly PrescribedService[], ...[serviceId, more]: Changed) =>
  services.map(one => (one.serviceId === serviceId ? { ...one, ...more } : one))

/**
 * The line that is being typed, and how one of the form is changed. Both functions stay the same: of sixty lines only the
 * one that is written in is drawn anew, so that the hours follow within a frame.
 */
function useTypedLine(form: PrescriptionForm) {
  const [typed, setTyped] = useState<Changed | null>(null)
  const latest = useRef(form)
  useLayoutEffect(() => {
    latest.current = form
  })
  const onType = useCallback((...changed: Changed): void => setTyped(changed), [])
  const onChange = useCallback((...changed: Changed): void => {
    setTyped(null)
    latest.current.setFieldValue('services', services => changedLine(services, ...changed))
  }, [])
  return { typed, onType, onChange }
}
