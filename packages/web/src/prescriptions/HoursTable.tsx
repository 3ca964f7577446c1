import type { PlannedHours } from '@vicino/domain/prescriptions/planned-hours.ts'
import { isLamal } from '@vicino/domain/services/lamal.ts'
import { useTranslation } from 'react-i18next'
import classes from './Prescriptions.module.css'
import { decimalHours } from './prescription-words.ts'

/**
 * The hours that are prescribed, by letter and in all: of a month, and of the quarter that the insurer looks at. What the
 * insurer has nothing to do with stands below, and is not in the sum.
 */
export function HoursTable({ totals }: { totals: PlannedHours }) {
  const { t } = useTranslation()
  const [care, beside] = [true, false].map(is => totals.groups.filter(({ letter }) => isLamal(letter) === is))
  return (
    <table className={classes.hours}>
      <thead>
        <tr>
          <th scope="col">{t('Prestazioni')}</th>
          <th scope="col">{t('ore al mese')}</th>
          <th scope="col">{t('ore al trimestre')}</th>
        </tr>
      </thead>
      <tbody>
        {care!.map(({ group, letter, monthly_hours, quarterly_hours }) => (
          <tr key={group}>
            <th scope="row">{t('Lettera {{letter}}', { letter })}</th>
            <td>{decimalHours(monthly_hours)}</td>
            <td>{decimalHours(quarterly_hours)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('In tutto')}</th>
          <td>{decimalHours(totals.monthly_hours)}</td>
          <td>{decimalHours(totals.quarterly_hours)}</td>
        </tr>
        {beside!.map(({ group, letter, monthly_hours, quarterly_hours }) => (
          <tr key={group} className={classes.apart}>
            <th scope="row">{t('Lettera {{letter}}, non LAMal', { letter })}</th>
            <td>{decimalHours(monthly_hours)}</td>
            <td>{decimalHours(quarterly_hours)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  )
}
