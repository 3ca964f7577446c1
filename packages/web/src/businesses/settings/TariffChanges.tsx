import { type Tariff, type TariffChange, tariffChanges } from '@vicino/domain/billing/tariff.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../i18n/use-today.ts'
import { Fact, Facts } from '../../ui/page/Facts.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { positionWords, rateWords, tariffWords } from './tariff-words.ts'
import { showDay } from '../../ui/fields/read-day.ts'

/** The rate before and after, and the position where that is another. */
function changeWords({ tariff, before }: TariffChange, t: TFunction): string {
  const position = positionWords(tariff, t)
  const rates =
    before && before.hourly_rate !== tariff.hourly_rate
      ? [rateWords(before), rateWords(tariff)]
      : [rateWords(tariff)]
  const isNamedSo = before !== undefined && positionWords(before, t) === position
  return isNamedSo ? rates.join(' → ') : `${rates.join(' → ')} · ${position}`
}

type Props = { title: string; tariffs: readonly Tariff[] }

/** What an hour will cost from when, and what it costs until then; nothing where nothing changes. */
export function TariffChanges({ title, tariffs }: Props) {
  const { t } = useTranslation()
  const changes = tariffChanges(tariffs, useToday())
  if (changes.length === 0) return null
  return (
    <Card title={title}>
      <Facts>
        {changes.map(({ tariff, before }, at) => (
          <Fact
            key={at}
            label={t('{{what}}, dal {{day}}', { what: tariffWords(tariff, t), day: showDay(tariff.from) })}
          >
            {changeWords({ tariff, before }, t)}
          </Fact>
        ))}
      </Facts>
    </Card>
  )
}
