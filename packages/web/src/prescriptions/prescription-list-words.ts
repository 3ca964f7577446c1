import type { PlannedHours } from '@vicino/domain/prescriptions/planned-hours.ts'
import type { TFunction } from 'i18next'
import { decimalHours } from './prescription-words.ts'
import { dotted } from '../i18n/dotted.ts'

/** The hours of each letter in a month: "B 4.29 · C 12.50 h al mese". */
export const letterHours = (groups: PlannedHours['groups'], t: TFunction): string =>
  t('{{hours}} h al mese', {
    hours: dotted(groups.map(({ letter, monthly_hours }) => `${letter} ${decimalHours(monthly_hours)}`)),
  })

/** How many days are left of an open one; null where that says nothing. */
export function daysLeftWords(days: number, t: TFunction): string {
  if (days < 0) return t('finita da {{count}} giorni', { count: -days })
  return days === 0 ? t('finisce oggi') : t('ancora {{count}} giorni', { count: days })
}
