import { francs } from '@vicino/domain/billing/rappen.ts'
import { cantons } from '@vicino/domain/people/canton-names.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { TFunction } from 'i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { showDay } from '../../ui/fields/read-day.ts'
import type { TypedContribution } from './settings-values.ts'

export const cantonWords = ({ canton }: Pick<TypedContribution, 'canton'>, t: TFunction): string =>
  canton === null ? '' : t(labelIn(cantons, canton))

/** What a canton asks of a client: "20 % al giorno, al massimo CHF 15.35, da 18 anni". Amounts are in Rappen. */
export function contributionWords(
  { kind, percent, daily_cap, min_age }: Omit<TypedContribution, 'canton' | 'from'>,
  t: TFunction,
): string {
  if (kind === 'none') return t('Nessuna partecipazione')
  const format = formatIn(spokenLanguage())
  const share = t('{{percent}} % al giorno, al massimo {{cap}}', {
    percent: format.number(percent ?? 0),
    cap: format.money(francs(daily_cap ?? 0)),
  })
  return min_age === null ? share : [share, t('da {{age}} anni', { age: min_age })].join(', ')
}

/** The same of its canton, from its first day. */
export const datedContributionWords = (contribution: TypedContribution, t: TFunction): string =>
  t('{{what}}: {{rate}} dal {{from}}', {
    what: cantonWords(contribution, t),
    rate: contributionWords(contribution, t),
    from: showDay(contribution.from ?? ''),
  })
