import { type CantonalContribution, contributionChanges } from '@vicino/domain/billing/contribution.ts'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../i18n/use-today.ts'
import { ComingRules } from './ComingRules.tsx'
import { cantonWords, contributionWords } from './contribution-words.ts'

type Props = { title: string; contributions: readonly CantonalContribution[] }

/** What clients will contribute from when, and what they do until then. */
export function ContributionChanges({ title, contributions }: Props) {
  const { t } = useTranslation()
  const coming = contributionChanges(contributions, useToday()).map(({ contribution, before }) => ({
    what: cantonWords(contribution, t),
    from: contribution.from,
    words: [before, contribution].flatMap(each => (each ? contributionWords(each, t) : [])).join(' → '),
  }))
  return <ComingRules title={title} rules={coming} />
}
