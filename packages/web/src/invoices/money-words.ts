import { francs } from '@vicino/domain/billing/rappen.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { spokenLanguage } from '../i18n/texts.ts'

/** 'CHF 1 249.90' of so many francs. */
export const moneyWords = (amount: number, currency = 'CHF'): string =>
  formatIn(spokenLanguage()).money(amount, currency)

/** The same of Rappen, or of the smallest unit of another currency. */
export const rappenWords = (rappen: number, currency = 'CHF'): string => moneyWords(francs(rappen), currency)
