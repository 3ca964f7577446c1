import { hoursOf, plannedHours } from '@vicino/domain/prescriptions/planned-hours.ts'
import { weeklyHours } from '@vicino/domain/prescriptions/planning-sheet.ts'
import type { PrescribedService } from '@vicino/domain/prescriptions/prescription.ts'
import { minutesEach } from '@vicino/domain/prescriptions/timing.ts'
import { useTranslation } from 'react-i18next'
import { frequencyWords } from '../services/timing-words.ts'
import { Card } from '../ui/page/Page.tsx'
import { FormTable } from './FormTable.tsx'
import classes from './OrderForm.module.css'
import { decimalHours, doctorOrderWords } from './prescription-words.ts'
import { dotted } from '../i18n/dotted.ts'

/** The sheet that goes with the form: each service with its minutes, how often, and its hours of a week, month, quarter. */
export function OrderFormPlan({ services }: { services: readonly PrescribedService[] }) {
  const { t } = useTranslation()
  const title = t('Foglio di pianificazione delle prestazioni')
  return (
    <div className={classes.plan}>
      <Card title={title}>
        <FormTable label={title}>
          <thead>
            <tr>
              <th scope="col">{t('OPre')}</th>
              <th scope="col">{t('Prestazione')}</th>
              <th scope="col">{t('min')}</th>
              <th scope="col">{t('Frequenza')}</th>
              <th scope="col">{t('ore alla settimana')}</th>
              <th scope="col">{t('ore al mese')}</th>
              <th scope="col">{t('ore al trimestre')}</th>
            </tr>
          </thead>
          {plannedHours(services).groups.map(({ group, letter, monthly_hours, quarterly_hours }) => {
            const ofGroup = services.filter(({ service_details }) => service_details.group === group)
            return (
              <tbody key={group}>
                {ofGroup.map(service => (
                  <Line key={service.serviceId} service={service} />
                ))}
                <tr className={classes.sum}>
                  <th scope="row" colSpan={4}>
                    {t('Lettera {{letter}}', { letter })}
                  </th>
                  <td>
                    {decimalHours(ofGroup.reduce((sum, service) => sum + (weeklyHours(service) ?? 0), 0))}
                  </td>
                  <td>{decimalHours(monthly_hours)}</td>
                  <td>{decimalHours(quarterly_hours)}</td>
                </tr>
              </tbody>
            )
          })}
        </FormTable>
      </Card>
    </div>
  )
}

function Line({ service }: { service: PrescribedService }) {
  const { t } = useTranslation()
  const { opre_ref, service_details, comment, period } = service
  const { monthly_hours, quarterly_hours } = hoursOf([service])
  const weekly = weeklyHours(service)
  // What is given once, as needed, counts in each month of the reckoning: it is marked, so that nobody multiplies it.
  const once = period === null && t('una tantum')
  return (
    <tr>
      <td>{opre_ref}</td>
      <th scope="row">
        {service_details.name}
        <span className={classes.more}>{dotted([doctorOrderWords(service, t), once, comment])}</span>
      </th>
      <td>{minutesEach(service)}</td>
      <td>{frequencyWords(service, t)}</td>
      <td>{weekly === null ? '–' : decimalHours(weekly)}</td>
      <td>{decimalHours(monthly_hours)}</td>
      <td>{decimalHours(quarterly_hours)}</td>
    </tr>
  )
}
