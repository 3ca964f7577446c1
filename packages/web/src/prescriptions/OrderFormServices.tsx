import { daysBetween } from '@vicino/domain/days/day.ts'
import type { OrderForm } from '@vicino/domain/prescriptions/order-form.contract.ts'
import { hoursOf, plannedHours } from '@vicino/domain/prescriptions/planned-hours.ts'
import type { PrescribedService, Prescription } from '@vicino/domain/prescriptions/prescription.ts'
import { hoursOfParts, wholeMonths } from '@vicino/domain/prescriptions/planning-sheet.ts'
import { isLamal } from '@vicino/domain/services/lamal.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Card } from '../ui/page/Page.tsx'
import { FormTable } from './FormTable.tsx'
import { HoursTable } from './HoursTable.tsx'
import classes from './OrderForm.module.css'
import { OrderFormPlan } from './OrderFormPlan.tsx'
import { OrderFormSignatures } from './OrderFormSignatures.tsx'
import { decimalHours, doctorOrderWords, prescribedTiming } from './prescription-words.ts'
import { PrescriptionWarnings } from './PrescriptionWarnings.tsx'
import { dotted } from '../i18n/dotted.ts'

/** Above this many hours in a quarter the insurer's doctor may look into it (art. 8c of the ordinance). */
const controlled = 'above_60_hours'

/**
 * What is prescribed, letter by letter, with the hours that come of it and how long it is expected to last. What is no
 * care of the health insurance does not concern doctor and insurer.
 */
export function OrderFormServices({ form: { prescription, nurse } }: { form: OrderForm }) {
  const { t } = useTranslation()
  const services = prescription.services.filter(({ service_details }) => isLamal(service_details.letter))
  const totals = plannedHours(services)
  return (
    <>
      {totals.groups.map(({ group, letter }) => (
        <Letter
          key={group}
          letter={letter}
          services={services.filter(({ service_details }) => service_details.group === group)}
        />
      ))}
      <Card title={t('Ore prescritte')}>
        <HoursTable totals={totals} />
        <p className={classes.expected}>
          {t('Durata prevista: {{time}}', { time: expectedWords(prescription, t) })}
        </p>
        <PrescriptionWarnings warnings={prescription.warnings.filter(({ code }) => code === controlled)} />
      </Card>
      <OrderFormSignatures prescription={prescription} nurse={nurse} />
      <OrderFormPlan services={services} />
    </>
  )
}

/** How long a period lasts: "3 mesi" where it is whole ones, else in days. */
function expectedWords({ start, end }: Pick<Prescription, 'start' | 'end'>, t: TFunction): string {
  const months = wholeMonths(start, end)
  return months === null
    ? t('{{count}} giorni', { count: daysBetween(start, end) + 1 })
    : t('{{count}} mesi', { count: months })
}

type OfLetter = { letter: string; services: readonly PrescribedService[] }

/** Who answers for the hours of a letter: B, and what is ordered all of it, the doctor; the rest the nurse assesses. */
const assessedBy = ({ letter, services }: OfLetter, t: TFunction): string =>
  letter === 'B' || services.every(({ ordered_by_doctor }) => ordered_by_doctor)
    ? t('confermate dal medico')
    : t('valutate dalle cure infermieristiche')

function Letter({ letter, services }: OfLetter) {
  const { t } = useTranslation()
  const parts = hoursOfParts(letter, services)
  const title = `${t('Lettera {{letter}}', { letter })}, ${assessedBy({ letter, services }, t)}`
  return (
    <Card title={title}>
      <FormTable label={title}>
        <thead>
          <tr>
            <th scope="col">{t('OPre')}</th>
            <th scope="col">{t('Prestazione')}</th>
            {!parts && <th scope="col">{t('Durata e frequenza')}</th>}
            <th scope="col">{t('ore al mese')}</th>
            <th scope="col">{t('ore al trimestre')}</th>
          </tr>
        </thead>
        <tbody>
          {parts?.map(({ ref, label, monthly_hours, quarterly_hours }) => (
            <tr key={ref}>
              <td>{ref}</td>
              <th scope="row">{t(label)}</th>
              <td>{decimalHours(monthly_hours)}</td>
              <td>{decimalHours(quarterly_hours)}</td>
            </tr>
          )) ?? services.map(service => <Measure key={service.serviceId} service={service} />)}
        </tbody>
      </FormTable>
    </Card>
  )
}

function Measure({ service }: { service: PrescribedService }) {
  const { t } = useTranslation()
  const { service_details, opre_ref, comment } = service
  const { monthly_hours, quarterly_hours } = hoursOf([service])
  return (
    <tr>
      <td>{opre_ref}</td>
      <th scope="row">
        {service_details.name}
        <span className={classes.more}>{dotted([doctorOrderWords(service, t), comment])}</span>
      </th>
      <td>{prescribedTiming(service, t)}</td>
      <td>{decimalHours(monthly_hours)}</td>
      <td>{decimalHours(quarterly_hours)}</td>
    </tr>
  )
}
