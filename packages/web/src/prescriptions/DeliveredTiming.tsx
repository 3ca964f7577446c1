import { daysSoFar, deliveredTiming } from '@vicino/domain/prescriptions/delivered-timing.ts'
import type { PrescriptionBalance } from '@vicino/domain/prescriptions/prescription-balance.ts'
import type { PrescribedService } from '@vicino/domain/prescriptions/prescription.ts'
import { useTranslation } from 'react-i18next'
import { useToday } from '../i18n/use-today.ts'
import { Notice } from '../ui/page/Notice.tsx'
import { prescribedTiming } from './prescription-words.ts'

type Props = {
  service: PrescribedService
  /** Of the prescription that is renewed. */
  balance: PrescriptionBalance
  onTake: (timing: Partial<PrescribedService>) => void
}

/** How a service was really given under the prescription before, and the tap that prescribes it so. */
export function DeliveredTiming({ service, balance, onTake }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const used = balance.used.find(
    ({ service_details }) => service_details.code === service.service_details.code,
  )
  const { times = 0, done = 0 } = used ?? {}
  if (times === 0) return <Notice>{t('Finora mai eseguita.')}</Notice>
  const timing = deliveredTiming(service, { times, done }, daysSoFar(balance, today))
  if (!timing) return null
  const given = prescribedTiming({ ...service, ...timing }, t)
  return (
    <Notice choices={[{ label: t('Prescrivi così'), take: () => onTake(timing) }]}>
      {t('Eseguita finora {{times}} ×, in media {{minutes}} min, cioè {{given}}.', {
        times,
        minutes: Math.round(done / times),
        given,
      })}
    </Notice>
  )
}
