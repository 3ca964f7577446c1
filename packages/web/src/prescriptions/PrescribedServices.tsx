import type { PrescribedService } from '@vicino/domain/prescriptions/prescription.ts'
import { useTranslation } from 'react-i18next'
import { LetterMark } from '../performances/LetterMark.tsx'
import classes from './Prescriptions.module.css'
import { orderWords, prescribedTiming } from './prescription-words.ts'

/** What is prescribed, each with how long, how often, and whether a doctor orders it. */
export function PrescribedServices({ services }: { services: readonly PrescribedService[] }) {
  const { t } = useTranslation()
  return (
    <ul>
      {services.map(service => {
        const { serviceId, service_details, comment, offered } = service
        return (
          <li key={serviceId} className={classes.service}>
            <span className={classes.serviceHead}>
              <LetterMark letter={service_details.letter} />
              {service_details.name}
            </span>
            <span>{prescribedTiming(service, t)}</span>
            <span className={classes.muted}>
              {[orderWords(service, t), comment, offered ? '' : t('non più offerta')]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
