import { careKinds, type Tariff } from '@vicino/domain/billing/tariff.ts'
import { coverageLaws } from '@vicino/domain/coverages/coverage.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { TFunction } from 'i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { labelIn } from '../../ui/fields/option.ts'

type What = { [Field in 'law' | 'letter' | 'care_kind' | 'canton']: Tariff[Field] | null }

/** What a tariff is for: "B, LAMal", with its kind of care and its canton where it is not for all. */
export function tariffWords({ law, letter, care_kind, canton }: What, t: TFunction): string {
  const kind = care_kind === 'ordinary' ? '' : t(labelIn(careKinds, care_kind))
  const shortLaw = t(labelIn(coverageLaws, law)).split(' – ')[0] ?? ''
  return [letter ?? '', shortLaw, kind, canton ?? ''].filter(word => word !== '').join(', ')
}

/** "CHF 63.00/h" */
export const rateWords = ({ hourly_rate }: Pick<Tariff, 'hourly_rate'>): string =>
  `${formatIn(spokenLanguage()).money(hourly_rate / 100)}/h`
