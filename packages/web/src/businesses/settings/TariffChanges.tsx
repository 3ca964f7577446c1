import { type Tariff, type TariffChange, tariffChanges } from '@vicino/domain/billing/tariff.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../i18n/use-today.ts'
import { ComingRules } from './ComingRules.tsx'
import { hourlyWords, positionWords, tariffWords } from './tariff-words.ts'
import { dotted } from '../../i18n/dotted.ts'

/** The rate before and after, and the position where that is another. */
function changeWords({ tariff, before }: TariffChange, t: TFunction): string {
  const position = positionWords(tariff, t)
  const rates =
    before && before.hourly_rate !== tariff.hourly_rate
      ? [hourlyWords(before.hourly_rate), hourlyWords(tariff.hourly_rate)]
      : [hourlyWords(tariff.hourly_rate)]
  const isNamedSo = before !== undefined && positionWords(before, t) === position
  return dotted([rates.join(' → '), !isNamedSo && position])
}

type Props = { title: string; tariffs: readonly Tariff[] }

/** What an hour will cost from when, and what it costs until then. */
export function TariffChanges({ title, tariffs }: Props) {
  const { t } = useTranslation()
  const coming = tariffChanges(tariffs, useToday()).map(change => ({
    what: tariffWords(change.tariff, t),
    from: change.tariff.from,
    words: changeWords(change, t),
  }))
  return <ComingRules title={title} rules={coming} />
}
