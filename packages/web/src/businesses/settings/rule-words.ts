import { insurerPercent } from '@vicino/domain/billing/canton-share.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { TFunction } from 'i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { showDay } from '../../ui/fields/read-day.ts'
import { careKindWords } from './tariff-words.ts'
import type { TypedCantonShare, TypedRecognisedCost } from './typed-rules.ts'
import { dotted } from '../../i18n/dotted.ts'

/** A row of a list in a few words, with the day from which it holds; of one that nobody filled in that it is to be. */
export const ruleRowWords = (said: readonly (string | null)[], from: string | null, t: TFunction): string =>
  dotted([...said, from && t('dal {{day}}', { day: showDay(from) })]) || t('Da compilare')

type Costed = {
  letter: string | null
  care_kind: TypedRecognisedCost['care_kind'] | 'transitional'
  canton: string | null
}

/** Of which care a cost is: 'B, Cure psichiatriche, TI' */
export const costedWords = ({ letter, care_kind, canton }: Costed, t: TFunction): string =>
  [letter, careKindWords(care_kind, t), canton].filter(Boolean).join(', ')

/** What canton and insurer bear, and where the canton's part is asked for. */
export function cantonShareWords(
  { percent, recipient }: Pick<TypedCantonShare, 'percent' | 'recipient'>,
  t: TFunction,
) {
  const number = (value: number): string => formatIn(spokenLanguage()).number(value)
  const shares = t('Cantone {{canton}} %, assicuratore {{insurer}} %', {
    canton: number(percent ?? 0),
    insurer: number(insurerPercent(percent ?? 0)),
  })
  return dotted([shares, recipient])
}
