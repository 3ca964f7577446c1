import type { PrescribedService } from '@vicino/domain/prescriptions/prescription.ts'
import { minutesEach } from '@vicino/domain/prescriptions/timing.ts'
import { isLamal } from '@vicino/domain/services/lamal.ts'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DurationField } from '../performances/DurationField.tsx'
import { TimingFields } from '../services/TimingFields.tsx'
import { Fields } from '../ui/fields/FieldFrame.tsx'
import { SwitchField } from '../ui/fields/SwitchField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Card } from '../ui/page/Page.tsx'
import { DeliveredTiming } from './late-renewal.ts'
import type { PrescriptionForm } from './prescription-values.ts'
import classes from './Prescriptions.module.css'
import type { Renewed } from './use-deliveries.ts'
import { dotted } from '../i18n/dotted.ts'

type Errors = PrescriptionForm['errors']
type Props = {
  service: PrescribedService
  /** What is wrong with it, by its fields. */
  errors: Errors
  /** How it was prescribed and given before; undefined where it is new. */
  renewed: Renewed | undefined
  onChange: (serviceId: string, more: Partial<PrescribedService>) => void
  /** Told what is typed of it, before it is taken. */
  onType: (serviceId: string, more: Partial<PrescribedService>) => void
}

/** A service as it is prescribed: how long, how often, and whether a doctor orders it. */
export const ServiceTiming = memo(function ServiceTiming({
  service,
  errors,
  renewed,
  onChange,
  onType,
}: Props) {
  const { t } = useTranslation()
  const { serviceId, duration, frequency, period, comment, ordered_by_doctor, service_details } = service
  const set = (more: Partial<PrescribedService>): void => onChange(serviceId, more)
  const errorAt = (field: string): ReactNode => errors[field]
  return (
    <Card title={dotted([service_details.letter, service_details.name])}>
      <Fields>
        {renewed && <DeliveredTiming service={service} renewed={renewed} onTake={set} />}
        <div className={classes.timing}>
          <DurationField
            value={minutesEach(service)}
            error={errorAt('newDuration') ?? errorAt('duration') ?? errorAt('serviceId')}
            onChange={minutes => set({ newDuration: minutes === duration ? null : minutes })}
            onType={typed => onType(serviceId, typed === undefined ? {} : { newDuration: typed ?? 0 })}
          />
          <TimingFields
            value={{ frequency, period }}
            errorAt={errorAt}
            onChange={set}
            onType={typed => onType(serviceId, typed === undefined ? {} : { frequency: typed ?? 0 })}
          />
          {isLamal(service_details.letter) && (
            <SwitchField
              label={t('Con prescrizione medica')}
              value={ordered_by_doctor}
              error={errorAt('ordered_by_doctor')}
              onChange={ordered => set({ ordered_by_doctor: ordered })}
            />
          )}
        </div>
        <TextField
          label={t('Commento')}
          value={comment}
          error={errorAt('comment')}
          onChange={written => set({ comment: written })}
        />
      </Fields>
    </Card>
  )
})

/** Of most lines nothing is wrong: they share one answer, and are not drawn anew for it. */
const noErrors: Errors = {}

/** What is wrong with one of the services of a form, by its fields. */
export function errorsOfLine(errors: Errors, index: number): Errors {
  const prefix = `services.${index}.`
  const own = Object.entries(errors).filter(([path]) => path.startsWith(prefix))
  return own.length === 0
    ? noErrors
    : Object.fromEntries(own.map(([path, error]) => [path.slice(prefix.length), error]))
}
