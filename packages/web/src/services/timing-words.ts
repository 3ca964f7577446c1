import { timingPeriods } from '@vicino/domain/prescriptions/timing.ts'
import type { TFunction } from 'i18next'

type HowOften = { frequency: number; period: number | null }

/** How often: "3 volte alla settimana". */
export function frequencyWords({ frequency, period }: HowOften, t: TFunction): string {
  const { label } = timingPeriods.find(({ value }) => value === period)!
  return period === null ? t(label) : `${t('{{count}} volte', { count: frequency })} ${t(label)}`
}

/** How long each time and how often: "15 min, 3 volte alla settimana". */
export const timingWords = ({ duration, ...often }: HowOften & { duration: number }, t: TFunction): string =>
  `${t('{{minutes}} min', { minutes: duration })}, ${frequencyWords(often, t)}`
