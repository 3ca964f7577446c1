import type { CantonShare } from '@vicino/domain/billing/canton-share.ts'
import { allHeldOn, type DatedRule } from '@vicino/domain/billing/dated-rules.ts'
import { costedThing, type RecognisedCost } from '@vicino/domain/billing/recognised-cost.ts'
import type { BusinessSettings } from '@vicino/domain/businesses/business-settings.ts'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../i18n/use-today.ts'
import { Fact, Facts } from '../../ui/page/Facts.tsx'
import { Card, Stack } from '../../ui/page/Page.tsx'
import { cantonWords } from './contribution-words.ts'
import { RuleChanges } from './RuleChanges.tsx'
import { costedWords, costWords, shareWords } from './rule-words.ts'
import classes from './Settings.module.css'

/** What the cantons pay beside the insurers: of which recognised cost, and which share of acute and transitional care. */
export function RuleCards({ settings }: { settings: BusinessSettings }) {
  const { t } = useTranslation()
  return (
    <>
      <RuleCard<RecognisedCost>
        title={t('Costi riconosciuti')}
        coming={t('Costi riconosciuti in arrivo')}
        without={t('Senza un costo riconosciuto la tabella del costo residuo lascia vuoto l’importo.')}
        rules={settings.recognised_costs}
        keyOf={costedThing}
        label={cost => costedWords(cost, t)}
        words={costWords}
      />
      <RuleCard<CantonShare>
        title={t('Cure acute e transitorie: quota del Cantone')}
        coming={t('Quote del Cantone in arrivo')}
        without={t('Senza la quota del loro Cantone le cure acute e transitorie non si fatturano.')}
        rules={settings.canton_shares}
        keyOf={({ canton }) => canton}
        label={share => cantonWords(share, t)}
        words={share => shareWords(share, t)}
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

function RuleCard<Rule extends DatedRule>({ title, coming, without, ...of }: Props<Rule>) {
  const { rules, keyOf, label, words } = of
  return (
    <Stack>
      <Card title={title}>
        <Facts>
          {allHeldOn(rules, useToday(), keyOf).map(rule => (
            <Fact key={keyOf(rule)} label={label(rule)}>
              {words(rule)}
            </Fact>
          ))}
        </Facts>
        <p className={classes.help}>{without}</p>
      </Card>
      <RuleChanges title={coming} {...of} />
    </Stack>
  )
}
