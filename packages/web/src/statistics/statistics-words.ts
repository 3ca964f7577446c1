import { formatIn } from '@vicino/domain/days/format.ts'
import type { ToldNumber } from '@vicino/domain/statistics/small-cells.ts'
import type { TFunction } from 'i18next'
import { spokenLanguage } from '../i18n/texts.ts'

/** "1'234.25": whole minutes as hours. */
export const hoursOfMinutes = (minutes: number): string => formatIn(spokenLanguage()).number(minutes / 60, 2)

/** "64.0 %", or a dash where there is nothing to share. */
export const percentWords = (share: number | null): string =>
  share === null ? '–' : `${formatIn(spokenLanguage()).number(share, 1)} %`

/** 'nov', of a month 'YYYY-MM'. */
export const monthWords = (month: string): string => formatIn(spokenLanguage()).shortMonth(`${month}-01`)

export const countWords = (count: number): string => formatIn(spokenLanguage()).number(count)

/** What is told, in the words of it; of so few persons that they could be recognised none. */
export const toldWords = (
  told: ToldNumber,
  t: TFunction,
  words: (value: number) => string = countWords,
): string => (told === null ? t('n. i.') : words(told))
