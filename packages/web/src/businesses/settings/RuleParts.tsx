import type { CantonShare } from '@vicino/domain/billing/canton-share.ts'
import { allHeldOn, type DatedRule } from '@vicino/domain/billing/dated-rules.ts'
import { costedThing, type RecognisedCost } from '@vicino/domain/billing/recognised-cost.ts'
import type { BusinessSettings } from '@vicino/domain/businesses/business-settings.ts'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../i18n/use-today.ts'
import { cantonWords } from './contribution-words.ts'
import { HeldRules } from './HeldRules.tsx'
import { RuleChanges } from './RuleChanges.tsx'
import { cantonShareWords, costedWords } from './rule-words.ts'
import { hourlyWords } from './tariff-words.ts'

/** What the cantons pay beside the insurers: of which recognised cost, and which share of acute and transitional care. */
export function RuleParts({ settings }: { settings: BusinessSettings }) {
  const { t } = useTranslation()
  return (
    <>
      <RulePart<RecognisedCost>
        title={t('Costi riconosciuti')}
        coming={t('Costi riconosciuti in arrivo')}
        without={t('Senza un costo riconosciuto la tabella del costo residuo lascia vuoto l’importo.')}
        rules={settings.recognised_costs}
        keyOf={costedThing}
        label={cost => costedWords(cost, t)}
        words={({ hourly_cost }) => hourlyWords(hourly_cost)}
      />
      <RulePart<CantonShare>
        title={t('Cure acute e transitorie: quota del Cantone')}
        coming={t('Quote del Cantone in arrivo')}
        without={t('Senza la quota del loro Cantone le cure acute e transitorie non si fatturano.')}
        rules={settings.canton_shares}
        keyOf={({ canton }) => canton}
        label={share => cantonWords(share, t)}
        words={share => cantonShareWords(share, t)}
      />
    </>
  )
}

type Props<Rule extends DatedRule> = Omit<ComponentProps<typeof RuleChanges<Rule>>, 'title'> & {
  title: string
  coming: string
  /** What follows where nothing is written. */
  without: string
}

function RulePart<Rule extends DatedRule>({ title, coming, without, ...of }: Props<Rule>) {
  const { rules, keyOf, label, words } = of
  const held = allHeldOn(rules, useToday(), keyOf).map(rule => ({ what: label(rule), words: words(rule) }))
  return (
    <HeldRules title={title} rules={held} without={without}>
      <RuleChanges title={coming} {...of} />
    </HeldRules>
  )
}
