import { billedLetters, careKinds } from '@vicino/domain/billing/tariff.ts'
import { francs } from '@vicino/domain/billing/rappen.ts'
import { coverageLaws } from '@vicino/domain/coverages/coverage.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { InvoiceCard, InvoiceLine } from '@vicino/domain/invoices/invoice.ts'
import type { TFunction } from 'i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import { labelIn } from '../ui/fields/option.ts'
import { showDay } from '../ui/fields/read-day.ts'

/** 'CHF 1 249.90' of so many francs. */
export const moneyWords = (amount: number): string => formatIn(spokenLanguage()).money(amount)

/** The same of Rappen. */
export const rappenWords = (rappen: number): string => moneyWords(francs(rappen))

/** From when until when. */
export const periodWords = ({ start, end }: InvoiceCard['period']): string =>
  `${showDay(start)} – ${showDay(end)}`

/** 'LAMal' */
export const lawWords = (law: InvoiceCard['law'], t: TFunction): string =>
  t(labelIn(coverageLaws, law)).split(' – ')[0]!

/** What a line is of: 'B – cure', with its kind of care where that is not the ordinary one. */
export function lineWords({ letter, care_kind }: InvoiceLine, t: TFunction): string {
  const kind = care_kind === 'ordinary' ? '' : t(labelIn(careKinds, care_kind))
  return [t(labelIn(billedLetters, letter)), kind].filter(Boolean).join(', ')
}
