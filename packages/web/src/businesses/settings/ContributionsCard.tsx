import { type CantonalContribution, contributionsOn } from '@vicino/domain/billing/contribution.ts'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../i18n/use-today.ts'
import { Fact, Facts } from '../../ui/page/Facts.tsx'
import { Card, Stack } from '../../ui/page/Page.tsx'
import { cantonWords, contributionWords } from './contribution-words.ts'
import { ContributionChanges } from './ContributionChanges.tsx'
import classes from './Settings.module.css'

/** What clients contribute to their care today, canton by canton, and what is to come. */
export function ContributionsCard({ contributions }: { contributions: readonly CantonalContribution[] }) {
  const { t } = useTranslation()
  return (
    <Stack>
      <Card title={t('Partecipazione dei clienti')}>
        <Facts>
          {contributionsOn(contributions, useToday()).map(each => (
            <Fact key={each.canton} label={cantonWords(each, t)}>
              {contributionWords(each, t)}
            </Fact>
          ))}
        </Facts>
        <p className={classes.help}>
          {t('Negli altri Cantoni non si chiede nulla finché la regola non è scritta qui.')}
        </p>
      </Card>
      <ContributionChanges title={t('Partecipazioni in arrivo')} contributions={contributions} />
    </Stack>
  )
}
