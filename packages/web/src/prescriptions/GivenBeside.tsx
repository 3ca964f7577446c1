import type { Day } from '@vicino/domain/days/day.ts'
import { deliveryOf } from '@vicino/domain/prescriptions/delivered-timing.ts'
import { unprescribedIn } from '@vicino/domain/prescriptions/prescription-balance.ts'
import type { PrescribedService } from '@vicino/domain/prescriptions/prescription.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { useTranslation } from 'react-i18next'
import { listWords } from '../i18n/list-words.ts'
import { useServices } from '../services/use-services.ts'
import { Notice } from '../ui/page/Notice.tsx'
import { prescribed } from './prescription-values.ts'
import { useRenewed } from './use-deliveries.ts'
import { useLaws } from './use-laws.ts'

type Props = {
  renews: Id
  date: Day
  services: readonly PrescribedService[]
  onAdd: (services: PrescribedService[]) => void
}

/** What was given without being prescribed before, and the tap that prescribes it as it was given. */
export function GivenBeside({ renews, date, services, onAdd }: Props) {
  const { t } = useTranslation()
  const { data: [, balance] = [] } = useRenewed(renews)
  const { data: offered = [] } = useServices(date)
  const laws = useLaws(date)
  if (!balance) return null
  const chosen = new Set(services.map(({ service_details }) => service_details.code))
  const given = unprescribedIn(balance).filter(
    ({ times, service_details: { code } }) => times > 0 && !chosen.has(code),
  )
  const lines = offered
    .filter(({ code }) => given.some(({ service_details }) => service_details.code === code))
    .map(service => {
      const line = prescribed(service, laws)
      return { ...line, ...deliveryOf(line, balance).timing }
    })
  if (lines.length === 0) return null
  const named = given.map(({ service_details, times }) => `${service_details.name} (${times} ×)`)
  return (
    <Notice choices={[{ label: t('Aggiungi come eseguito'), take: () => onAdd(lines) }]}>
      {t('Eseguito finora senza prescrizione: {{names}}.', { names: listWords(named) })}
    </Notice>
  )
}
