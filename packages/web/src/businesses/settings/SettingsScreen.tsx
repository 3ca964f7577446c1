import type { BusinessSettings } from '@vicino/domain/businesses/business-settings.ts'
import { getBusinessSettings } from '@vicino/domain/businesses/business-settings.contract.ts'
import { getOwnBusiness } from '@vicino/domain/businesses/businesses.contract.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../calls/Loaded.tsx'
import { Screen } from '../../calls/Screen.tsx'
import { useRead } from '../../calls/use-read.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { pages } from '../../pages/pages.ts'
import { useBusiness } from './use-business.ts'
import { useMay } from '../../session/person.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Fact, Facts } from '../../ui/page/Facts.tsx'
import { FoldedPart } from '../../ui/page/FoldedPart.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { ContributionsPart } from './ContributionsPart.tsx'
import { DoseWindowsPart } from './DoseWindowsPart.tsx'
import { FeedNamesCard } from './FeedNamesCard.tsx'
import { News2Setting } from './News2Setting.tsx'
import { LogoPart } from './LogoPart.tsx'
import { PresentationPart } from './PresentationPart.tsx'
import { RuleParts } from './RuleParts.tsx'
import { TariffsPart } from './TariffsPart.tsx'
import { isWithin, type SettingsPart } from './settings-parts.ts'
import { SettingsWays } from './SettingsWays.tsx'
import { settingsWords } from './settings-words.ts'
import { type SettingsValues, valuesOfSettings } from './settings-values.ts'

/**
 * All that a business decides of itself, on one page: what one comes for is in sight, as a card; what it says on bills and
 * how it works is folded to the title of its part.
 */
export function SettingsScreen() {
  const { t } = useTranslation()
  const { _id: businessId } = useBusiness()
  const read = useRead(getBusinessSettings, { params: { businessId } })
  const business = useRead(getOwnBusiness, { params: { businessId } })
  const mayWrite = useMay('billing.tariffs', 'write')
  return (
    <Screen
      read={read}
      width="form"
      skeleton={<FormSkeleton fields={6} />}
      title={t('Impostazioni')}
      back={pages.more.link()}
      actions={
        mayWrite && (
          <LinkButton
            link={pages.editSettings.link()}
            variant="default"
            leftSection={<IconPencil size={20} aria-hidden />}
          >
            {t('Modifica')}
          </LinkButton>
        )
      }
    >
      {settings => (
        <Stack>
          <SettingsCard settings={settings} />
          <SettingsWays />
          <Stack gap={8}>
            <BillingPart settings={settings} />
            <TariffsPart tariffs={settings.tariffs} />
            <ContributionsPart contributions={settings.contributions} />
            <RuleParts settings={settings} />
          </Stack>
          <Loaded read={business} skeleton={<FormSkeleton fields={3} />}>
            {known => (
              <Stack>
                <Stack gap={8}>
                  <LogoPart business={known} />
                  <PresentationPart business={known} />
                  <DoseWindowsPart business={known} />
                </Stack>
                <News2Setting business={known} />
              </Stack>
            )}
          </Loaded>
          <FeedNamesCard businessId={businessId} />
        </Stack>
      )}
    </Screen>
  )
}

/** What everybody asks for; the rest stands on bills, and what is dated on parts of its own with what is to come. */
const inSight: readonly SettingsPart[] = ['company', 'contact', 'hours', 'retention']
const onBills: readonly SettingsPart[] = ['billing', 'rcc', 'agreements']

function SettingsCard({ settings }: { settings: BusinessSettings }) {
  const { t } = useTranslation()
  const { author, written_at } = settings
  return (
    <Card title={t("Dati dell'organizzazione")}>
      <Facts>
        <FactsOf parts={inSight} values={valuesOfSettings(settings)} />
        {author !== null && written_at !== null && (
          <Fact label={t('Ultima modifica')}>
            {t('{{name}}, {{at}}', {
              name: author.name,
              at: formatIn(spokenLanguage()).instant(written_at),
            })}
          </Fact>
        )}
      </Facts>
    </Card>
  )
}

function BillingPart({ settings }: { settings: BusinessSettings }) {
  const { t } = useTranslation()
  return (
    <FoldedPart title={t('Per la fatturazione')}>
      <Facts>
        <FactsOf parts={onBills} values={valuesOfSettings(settings)} />
      </Facts>
    </FoldedPart>
  )
}

function FactsOf({ parts, values }: { parts: readonly SettingsPart[]; values: SettingsValues }) {
  const { t } = useTranslation()
  return settingsWords
    .filter(({ field }) => isWithin(parts, field))
    .map(({ field, label, words }) => (
      <Fact key={field} label={t(label)}>
        {words(values, t) || t('Non indicato')}
      </Fact>
    ))
}
