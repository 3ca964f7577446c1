import { useRouterState } from '@tanstack/react-router'
import { type ComponentType, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Stack } from '../../ui/layout/Stack.tsx'
import { late } from '../../ui/late.ts'
import { Fold } from '../../ui/page/Fold.tsx'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { useFolds } from '../../ui/page/use-folds.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { changedParts, partNamed, refusedParts, type SettingsPart, settingsParts } from './settings-parts.ts'
import type { SettingsForm, SettingsValues } from './settings-values.ts'

const CompanyFields = late(
  async () => (await import('./OwnFields.tsx')).CompanyFields,
  <FormSkeleton fields={3} />,
)

const HouseContactFields = late(
  async () => (await import('./OwnFields.tsx')).HouseContactFields,
  <FormSkeleton fields={4} />,
)

const BillingFields = late(
  async () => (await import('./OwnFields.tsx')).BillingFields,
  <FormSkeleton fields={6} />,
)

const RetentionFields = late(
  async () => (await import('./OwnFields.tsx')).RetentionFields,
  <FormSkeleton fields={1} />,
)

const RccFields = late(async () => (await import('./RccFields.tsx')).RccFields, <FormSkeleton fields={1} />)

const AgreementFields = late(
  async () => (await import('./AgreementFields.tsx')).AgreementFields,
  <FormSkeleton fields={2} />,
)

const TariffFields = late(
  async () => (await import('./TariffFields.tsx')).TariffFields,
  <FormSkeleton fields={2} />,
)

const ContributionFields = late(
  async () => (await import('./ContributionFields.tsx')).ContributionFields,
  <FormSkeleton fields={2} />,
)

const RecognisedCostFields = late(
  async () => (await import('./RecognisedCostFields.tsx')).RecognisedCostFields,
  <FormSkeleton fields={2} />,
)

const CantonShareFields = late(
  async () => (await import('./CantonShareFields.tsx')).CantonShareFields,
  <FormSkeleton fields={2} />,
)

const OpeningHoursFields = late(async () => (await import('./OpeningHoursFields.tsx')).OpeningHoursFields)

const fieldsOf: Record<SettingsPart, ComponentType<{ form: SettingsForm }>> = {
  company: CompanyFields,
  contact: HouseContactFields,
  hours: OpeningHoursFields,
  billing: BillingFields,
  rcc: RccFields,
  agreements: AgreementFields,
  tariffs: TariffFields,
  contributions: ContributionFields,
  recognised_costs: RecognisedCostFields,
  canton_shares: CantonShareFields,
  retention: RetentionFields,
}

type Props = {
  form: SettingsForm
  /** The settings as they stand. */
  before: SettingsValues
}

/**
 * The fields of the settings, folded into their parts. The address may name one that is open; one that is refused opens
 * by itself, and one that is not saved says so.
 */
export function SettingsFields({ form, before }: Props) {
  const { t } = useTranslation()
  const refused = refusedParts(form.errors)
  const changed = changedParts(form.values, before)
  const asked = useRouterState({ select: ({ location }) => partNamed(location.hash) })
  // What was typed before, and waits in a draft, is in sight.
  const folds = useFolds<SettingsPart>(refused, asked ? [asked, ...changed] : changed)
  const start = useRef<HTMLDetailsElement>(null)
  const openAsked = useEffectEvent(() => {
    if (asked) folds.toggle(asked, true)
    start.current?.scrollIntoView({ block: 'start' })
  })
  useEffect(() => openAsked(), [asked])
  return (
    <Stack gap={8}>
      {settingsParts.map(({ value, label }) => {
        const Part = fieldsOf[value]
        return (
          <Fold
            key={value}
            id={value}
            {...(value === asked && { ref: start })}
            title={t(label)}
            end={
              <>
                {refused.includes(value) && <StatusBadge tone="error" label={t('Da correggere')} />}
                {changed.includes(value) && <StatusBadge tone="attention" label={t('Non salvato')} />}
                <HowMany form={form} part={value} />
              </>
            }
            open={folds.isOpen(value)}
            onToggle={open => folds.toggle(value, open)}
          >
            <Part form={form} />
          </Fold>
        )
      })}
    </Stack>
  )
}

/** How many rows a part has that is a list. */
function HowMany({ form: { values }, part }: { form: SettingsForm; part: SettingsPart }) {
  const rows =
    part === 'agreements' ? values.insurers : part in values && values[part as keyof SettingsValues]
  return Array.isArray(rows) && rows.length > 0 ? <span>{rows.length}</span> : null
}
