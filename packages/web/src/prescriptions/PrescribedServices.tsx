import { plannedHours } from '@vicino/domain/prescriptions/planned-hours.ts'
import type { PrescribedService } from '@vicino/domain/prescriptions/prescription.ts'
import { useTranslation } from 'react-i18next'
import { LetterMark } from '../performances/LetterMark.tsx'
import { Text } from '../ui/layout/Text.tsx'
import classes from './Prescriptions.module.css'
import { decimalHours, doctorOrderWords, prescribedTiming } from './prescription-words.ts'
import { dotted } from '../i18n/dotted.ts'

/** What is prescribed, by letter with its hours: each with how long, how often, and whether a doctor orders it. */
export function PrescribedServices({ services }: { services: readonly PrescribedService[] }) {
  const { t } = useTranslation()
  return plannedHours(services).groups.map(({ group, letter, monthly_hours, quarterly_hours }) => (
    <section key={group} className={classes.group}>
      <h3 className={classes.groupHead}>
        <LetterMark letter={letter} />
        <span>{t('Lettera {{letter}}', { letter })}</span>
        <span className={classes.sum}>
          {t('{{monthly}} h al mese · {{quarterly}} h al trimestre', {
            monthly: decimalHours(monthly_hours),
            quarterly: decimalHours(quarterly_hours),
          })}
        </span>
      </h3>
      <ul>
        {services
          .filter(({ service_details }) => service_details.group === group)
          .map(service => (
            <Line key={service.serviceId} service={service} />
          ))}
      </ul>
    </section>
  ))
}

function Line({ service }: { service: PrescribedService }) {
  const { t } = useTranslation()
  const { service_details, comment, offered } = service
  return (
    <li className={classes.service}>
      <Text weight="medium">{service_details.name}</Text>
      <span>{prescribedTiming(service, t)}</span>
      <Text tone="muted" size={15}>
        {dotted([doctorOrderWords(service, t), comment, offered ? '' : t('non più offerta')])}
      </Text>
    </li>
  )
}
