import { type CantonalContribution, contributionsOn } from '@vicino/domain/billing/contribution.ts'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../i18n/use-today.ts'
import { cantonWords, contributionWords } from './contribution-words.ts'
import { ContributionChanges } from './ContributionChanges.tsx'
import { HeldRules } from './HeldRules.tsx'

/** What clients contribute to their care today, canton by canton, and what is to come. */
export function ContributionsPart({ contributions }: { contributions: readonly CantonalContribution[] }) {
  const { t } = useTranslation()
  const held = contributionsOn(contributions, useToday()).map(each => ({
    what: cantonWords(each, t),
    words: contributionWords(each, t),
  }))
  return (
    <HeldRules
      title={t('Partecipazione dei clienti')}
      rules={held}
      without={t('Negli altri Cantoni non si chiede nulla finché la regola non è scritta qui.')}
    >
      <ContributionChanges title={t('Partecipazioni in arrivo')} contributions={contributions} />
    </HeldRules>
  )
}
