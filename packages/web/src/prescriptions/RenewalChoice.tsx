import type { PrescribedService } from '@vicino/domain/prescriptions/prescription.ts'
import { useTranslation } from 'react-i18next'
import { Text } from '../ui/layout/Text.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Segmented } from '../ui/fields/Segmented.tsx'
import { Card } from '../ui/page/Page.tsx'
import { prescribedTiming } from './prescription-words.ts'
import classes from './Renewal.module.css'
import {
  type Deliveries,
  type Renewed,
  renewalWays,
  renewedAs,
  type RenewedAs,
  timedAs,
} from './use-deliveries.ts'

type AllProps = {
  services: readonly PrescribedService[]
  deliveries: Deliveries
  onTake: (services: PrescribedService[]) => void
}

/** One choice for all services of a renewal: as they were given, or as they were prescribed. */
export function RenewedFrom({ services, deliveries, onTake }: AllProps) {
  const { t } = useTranslation()
  const ways = services.flatMap(service => {
    const renewed = deliveries.get(service.service_details.code)
    return (renewed && renewedAs(service, renewed)) ?? []
  })
  if (ways.length === 0) return null
  // They are of the care as a whole: the same for each service.
  const [number = 0] = Array.from(deliveries.values(), ({ delivery }) => delivery.days)
  const take = (way: RenewedAs): void =>
    onTake(
      services.map(service => {
        const renewed = deliveries.get(service.service_details.code)
        return renewed?.delivery.timing ? { ...service, ...timedAs(way, renewed, service) } : service
      }),
    )
  return (
    <Card title={t('Da dove parte il rinnovo')}>
      <Stack gap={12}>
        <Text as="p" tone="muted">
          {t('Prestazioni eseguite diversamente dal prescritto: {{number}}. Ogni riga si può cambiare.', {
            number: ways.length,
          })}
        </Text>
        <Text as="p" tone="muted">
          {t('Giorni di cure contati, senza ricoveri e sospensioni: {{number}}', { number })}
        </Text>
        <Segmented<RenewedAs>
          full
          label={t('Rinnovare tutte le prestazioni')}
          options={renewalWays}
          value={ways.every(way => way === ways[0]) ? ways[0]! : 'other'}
          onChange={take}
        />
      </Stack>
    </Card>
  )
}

type OneProps = {
  service: PrescribedService
  renewed: Renewed
  onTake: (timing: Partial<PrescribedService>) => void
}

/** How a service was prescribed and given before, and the choice between both. */
export function DeliveredTiming({ service, renewed, onTake }: OneProps) {
  const { t } = useTranslation()
  const { times, done } = renewed.delivery
  const as = renewedAs(service, renewed)
  const words = (way: RenewedAs): string =>
    prescribedTiming({ ...service, ...timedAs(way, renewed, service) }, t)
  const average = t('{{times}} ×, in media {{minutes}} min', { times, minutes: Math.round(done / times) })
  return (
    <Stack gap={12}>
      <dl className={classes.figures}>
        <div>
          <dt>{t('Prescritto')}</dt>
          <dd>{words('prescribed')}</dd>
        </div>
        <div>
          <dt>{t('Eseguito')}</dt>
          <dd>
            {times === 0 && t('Finora mai eseguita.')}
            {times > 0 && (as === null ? average : `${words('delivered')} (${average})`)}
          </dd>
        </div>
      </dl>
      {as !== null && (
        <Segmented<RenewedAs>
          full
          label={t('Rinnovare {{name}}', { name: service.service_details.name })}
          options={renewalWays}
          value={as}
          onChange={way => onTake(timedAs(way, renewed, service))}
        />
      )}
    </Stack>
  )
}
