import { type Tariff, tariffsOn } from '@vicino/domain/billing/tariff.ts'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../i18n/use-today.ts'
import { HeldRules } from './HeldRules.tsx'
import { hourlyWords, positionWords, tariffWords } from './tariff-words.ts'
import { TariffChanges } from './TariffChanges.tsx'
import { dotted } from '../../i18n/dotted.ts'

/** What an hour costs today, the house's own tariffs over the federal contributions, and what is to come. */
export function TariffsPart({ tariffs }: { tariffs: readonly Tariff[] }) {
  const { t } = useTranslation()
  const held = tariffsOn(tariffs, useToday()).map(tariff => ({
    what: tariffWords(tariff, t),
    words: dotted([hourlyWords(tariff.hourly_rate), positionWords(tariff, t)]),
  }))
  return (
    <HeldRules title={t('Tariffe in vigore')} rules={held}>
      <TariffChanges title={t('Tariffe in arrivo')} tariffs={tariffs} />
    </HeldRules>
  )
}
