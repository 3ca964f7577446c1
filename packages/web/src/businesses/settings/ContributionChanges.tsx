import { type CantonalContribution, contributionChanges } from '@vicino/domain/billing/contribution.ts'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../i18n/use-today.ts'
import { showDay } from '../../ui/fields/read-day.ts'
import { Fact, Facts } from '../../ui/page/Facts.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { cantonWords, contributionWords } from './contribution-words.ts'

type Props = { title: string; contributions: readonly CantonalContribution[] }

/** What clients will contribute from when, and what they do until then; nothing where nothing changes. */
export function ContributionChanges({ title, contributions }: Props) {
  const { t } = useTranslation()
  const changes = contributionChanges(contributions, useToday())
  if (changes.length === 0) return null
  return (
    <Card title={title}>
      <Facts>
        {changes.map(({ contribution, before }, at) => (
          <Fact
            key={at}
            label={t('{{what}}, dal {{day}}', {
              what: cantonWords(contribution, t),
              day: showDay(contribution.from),
            })}
          >
            {[before, contribution].flatMap(each => (each ? contributionWords(each, t) : [])).join(' → ')}
          </Fact>
        ))}
      </Facts>
    </Card>
  )
}
