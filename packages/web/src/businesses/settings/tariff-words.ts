import { francs } from '@vicino/domain/billing/rappen.ts'
import { careKinds, type Tariff } from '@vicino/domain/billing/tariff.ts'
import { coverageLaws } from '@vicino/domain/coverages/coverage.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { TFunction } from 'i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { labelIn } from '@vicino/domain/wire/option.ts'

type What = { [Field in 'law' | 'letter' | 'care_kind' | 'canton' | 'contract']: Tariff[Field] | null }

/** A kind of care where it is not the ordinary one. */
export const careKindWords = (kind: Tariff['care_kind'] | null, t: TFunction): string =>
  kind === 'ordinary' ? '' : t(labelIn(careKinds, kind))

/** What an hour is in money, in Rappen: "CHF 63.00/h" */
export const hourlyWords = (rappen: number): string => `${formatIn(spokenLanguage()).money(francs(rappen))}/h`

/** The same in francs, as it is typed; nothing while nobody wrote it. */
export const francsWords = (francsAnHour: number | null): string =>
  francsAnHour === null ? '' : `${formatIn(spokenLanguage()).money(francsAnHour)}/h`

/** What a tariff is for: "B, LAMal", with its kind of care, its canton and its contract where it is not for all. */
export function tariffWords({ law, letter, care_kind, canton, contract }: What, t: TFunction): string {
  const shortLaw = t(labelIn(coverageLaws, law)).split(' – ')[0] ?? ''
  return [letter ?? '', shortLaw, careKindWords(care_kind, t), canton, contract].filter(Boolean).join(', ')
}

/** Under which position it is billed: "532 PROVA.B Esami e cure"; what nobody wrote is left out. */
export const positionWords = (
  { tariff_type, code, name }: Pick<Tariff, 'tariff_type' | 'code' | 'name'>,
  t: TFunction,
): string => [tariff_type, code ?? t('posizione da indicare'), name].filter(Boolean).join(' ')
