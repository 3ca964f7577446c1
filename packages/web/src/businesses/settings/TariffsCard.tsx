import { type Tariff, tariffsOn } from '@vicino/domain/billing/tariff.ts'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../i18n/use-today.ts'
import { Fact, Facts } from '../../ui/page/Facts.tsx'
import { Card, Stack } from '../../ui/page/Page.tsx'
import { positionWords, rateWords, tariffWords } from './tariff-words.ts'
import { TariffChanges } from './TariffChanges.tsx'

/** What an hour costs today, the house's own tariffs over the federal contributions, and what is to come. */
export function TariffsCard({ tariffs }: { tariffs: readonly Tariff[] }) {
  const { t } = useTranslation()
  return (
    <Stack>
      <Card title={t('Tariffe in vigore')}>
        <Facts>
          {tariffsOn(tariffs, useToday()).map(tariff => (
            <Fact key={tariffWords(tariff, t)} label={tariffWords(tariff, t)}>
              {[rateWords(tariff), positionWords(tariff, t)].join(' · ')}
            </Fact>
          ))}
        </Facts>
      </Card>
      <TariffChanges title={t('Tariffe in arrivo')} tariffs={tariffs} />
    </Stack>
  )
}
