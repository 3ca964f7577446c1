import { insurerPercent } from '@vicino/domain/billing/canton-share.ts'
import { francs } from '@vicino/domain/billing/rappen.ts'
import { careKinds } from '@vicino/domain/billing/tariff.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { TFunction } from 'i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { labelIn } from '../../ui/fields/option.ts'
import type { TypedCantonShare, TypedRecognisedCost } from './typed-rules.ts'

type Costed = {
  letter: string | null
  care_kind: TypedRecognisedCost['care_kind'] | 'transitional'
  canton: string | null
}

/** Of which care a cost is: 'B, Cure psichiatriche, TI' */
export const costedWords = ({ letter, care_kind, canton }: Costed, t: TFunction): string =>
  [letter, care_kind === 'ordinary' ? '' : t(labelIn(careKinds, care_kind)), canton]
    .filter(Boolean)
    .join(', ')

/** 'CHF 95.00/h'; in Rappen. */
export const costWords = ({ hourly_cost }: Pick<TypedRecognisedCost, 'hourly_cost'>): string =>
  `${formatIn(spokenLanguage()).money(francs(hourly_cost ?? 0))}/h`

/** What canton and insurer bear, and where the canton's part is asked for. */
export function shareWords(
  { percent, recipient }: Pick<TypedCantonShare, 'percent' | 'recipient'>,
  t: TFunction,
) {
  const number = (value: number): string => formatIn(spokenLanguage()).number(value)
  const shares = t('Cantone {{canton}} %, assicuratore {{insurer}} %', {
    canton: number(percent ?? 0),
    insurer: number(insurerPercent(percent ?? 0)),
  })
  return [shares, recipient].filter(Boolean).join(' · ')
}
