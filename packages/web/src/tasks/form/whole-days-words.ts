import { isDay } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { TFunction } from 'i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import type { When } from './moved-values.ts'

/** What the days of a task say beside its first one and its clocks: 'No', 'Tutto il giorno', 'fino al 24.11.2026'. */
export function wholeDaysWords({ full_day, date, end_date }: When, t: TFunction): string {
  const isLater = end_date !== null && end_date !== date && isDay(end_date)
  const words = [
    full_day && t('Tutto il giorno'),
    isLater && t('fino al {{day}}', { day: formatIn(spokenLanguage()).day(end_date) }),
  ].filter(Boolean)
  return words.length > 0 ? words.join(', ') : t('No')
}
