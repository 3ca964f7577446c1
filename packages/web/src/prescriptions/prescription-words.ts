import type { PrescribedService, Prescription } from '@vicino/domain/prescriptions/prescription.ts'
import { minutesEach, timingPeriods } from '@vicino/domain/prescriptions/timing.ts'
import type { TFunction } from 'i18next'
import { showDay } from '../ui/fields/read-day.ts'

/** Hours with two decimals, as they are prescribed and printed. */
export const hoursWords = (hours: number): string => hours.toFixed(2)

/** From when until when. */
export const periodWords = ({ start, end }: Pick<Prescription, 'start' | 'end'>): string =>
  `${showDay(start)} – ${showDay(end)}`

/** How long each time and how often: "15 min, 3 volte alla settimana". */
export function timingWords(service: PrescribedService, t: TFunction): string {
  const { frequency, period } = service
  const { label } = timingPeriods.find(({ value }) => value === period)!
  const minutes = t('{{minutes}} min', { minutes: minutesEach(service) })
  if (period === null) return `${minutes}, ${t(label)}`
  return `${minutes}, ${t('{{count}} volte', { count: frequency })} ${t(label)}`
}

/** How many days are left of an open one; null where that says nothing. */
export function daysLeftWords(days: number, t: TFunction): string {
  if (days < 0) return t('finita da {{count}} giorni', { count: -days })
  return days === 0 ? t('finisce oggi') : t('ancora {{count}} giorni', { count: days })
}
