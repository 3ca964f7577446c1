import type { PrescribedService, Prescription } from '@vicino/domain/prescriptions/prescription.ts'
import { monthlyMinutes } from '@vicino/domain/prescriptions/timing.ts'
import { useTranslation } from 'react-i18next'
import { Card } from '../ui/page/Page.tsx'
import { HoursTable } from './HoursTable.tsx'
import classes from './OrderForm.module.css'
import { hoursWords, orderWords, prescribedTiming } from './prescription-words.ts'
import { PrescriptionWarnings } from './PrescriptionWarnings.tsx'

/** Above this many hours in a quarter the insurer's doctor may look into it (art. 8c of the ordinance). */
const controlled = 'above_60_hours'

/** What is prescribed, letter by letter, each service with its place in the ordinance, and the hours that come of it. */
export function OrderFormServices({ prescription }: { prescription: Prescription }) {
  const { t } = useTranslation()
  const { services, totals, warnings } = prescription
  const byLetter = Map.groupBy(services, ({ service_details }) => service_details.letter)
  return (
    <>
      {[...byLetter]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([letter, ofLetter]) => (
          <Card key={letter} title={t('Lettera {{letter}}', { letter })}>
            <LetterTable services={ofLetter} />
          </Card>
        ))}
      <Card title={t('Ore prescritte')}>
        <HoursTable totals={totals} />
        <PrescriptionWarnings warnings={warnings.filter(({ code }) => code === controlled)} />
      </Card>
    </>
  )
}

function LetterTable({ services }: { services: readonly PrescribedService[] }) {
  const { t } = useTranslation()
  return (
    <table className={classes.services}>
      <thead>
        <tr>
          <th scope="col">{t('OPre')}</th>
          <th scope="col">{t('Prestazione')}</th>
          <th scope="col">{t('Durata e frequenza')}</th>
          <th scope="col">{t('ore al mese')}</th>
        </tr>
      </thead>
      <tbody>
        {services.map(service => {
          const { serviceId, service_details, opre_ref, comment } = service
          return (
            <tr key={serviceId}>
              <td>{opre_ref}</td>
              <th scope="row">
                {service_details.name}
                <span className={classes.more}>
                  {[orderWords(service, t), comment].filter(Boolean).join(' · ')}
                </span>
              </th>
              <td>{prescribedTiming(service, t)}</td>
              <td>{hoursWords(monthlyMinutes(service) / 60)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
