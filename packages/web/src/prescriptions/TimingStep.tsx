import type { PrescriptionBalance } from '@vicino/domain/prescriptions/prescription-balance.ts'
import { getPrescriptionBalance } from '@vicino/domain/prescriptions/prescriptions.contract.ts'
import { plannedHours } from '@vicino/domain/prescriptions/planned-hours.ts'
import type { PrescribedService } from '@vicino/domain/prescriptions/prescription.ts'
import { minutesEach } from '@vicino/domain/prescriptions/timing.ts'
import { isLamal } from '@vicino/domain/services/lamal.ts'
import { useTranslation } from 'react-i18next'
import { useRead } from '../calls/use-read.ts'
import { DurationField } from '../performances/DurationField.tsx'
import { TimingFields } from '../services/TimingFields.tsx'
import { useDossier } from '../session/dossier.ts'
import { Fields } from '../ui/fields/FieldFrame.tsx'
import { SwitchField } from '../ui/fields/SwitchField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Card, Stack } from '../ui/page/Page.tsx'
import { DeliveredTiming } from './DeliveredTiming.tsx'
import { HoursTable } from './HoursTable.tsx'
import type { PrescriptionForm } from './prescription-values.ts'
import classes from './Prescriptions.module.css'

/** How long and how often each service is given, with the hours that come of it beside. */
export function TimingStep({ form }: { form: PrescriptionForm }) {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const { services, renews } = form.values
  const params = { dossierId, prescriptionId: renews ?? '' }
  const { data: balance } = useRead(getPrescriptionBalance, { params }, { when: renews !== null })
  return (
    <div className={classes.beside}>
      <Stack>
        {services.map((service, index) => (
          <ServiceTiming
            key={service.serviceId}
            form={form}
            service={service}
            index={index}
            balance={balance}
          />
        ))}
      </Stack>
      <Card title={t('Ore prescritte')}>
        <HoursTable totals={plannedHours(services)} />
      </Card>
    </div>
  )
}

type Props = {
  form: PrescriptionForm
  service: PrescribedService
  index: number
  /** Of the prescription that is renewed, where there is one. */
  balance: PrescriptionBalance | undefined
}

function ServiceTiming({ form, service, index, balance }: Props) {
  const { t } = useTranslation()
  const { duration, frequency, period, comment, ordered_by_doctor, service_details } = service
  const set = (more: Partial<PrescribedService>): void =>
    form.setFieldValue(
      'services',
      form.values.services.map((one, at) => (at === index ? { ...one, ...more } : one)),
    )
  const errorAt = (field: string) => form.errors[`services.${index}.${field}`]
  return (
    <Card title={`${service_details.letter} · ${service_details.name}`}>
      <Fields>
        {balance && <DeliveredTiming service={service} balance={balance} onTake={set} />}
        <DurationField
          value={minutesEach(service)}
          error={errorAt('newDuration') ?? errorAt('duration') ?? errorAt('serviceId')}
          onChange={minutes => set({ newDuration: minutes === duration ? null : minutes })}
        />
        <TimingFields value={{ frequency, period }} errorAt={errorAt} onChange={set} />
        {isLamal(service_details.letter) && (
          <SwitchField
            label={t('Con ordine medico')}
            value={ordered_by_doctor}
            error={errorAt('ordered_by_doctor')}
            onChange={ordered => set({ ordered_by_doctor: ordered })}
          />
        )}
        <TextField
          label={t('Commento')}
          value={comment}
          error={errorAt('comment')}
          onChange={written => set({ comment: written })}
        />
      </Fields>
    </Card>
  )
}
