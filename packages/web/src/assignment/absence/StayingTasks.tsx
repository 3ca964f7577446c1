import type { AbsencePlan } from '@vicino/domain/absences/absences.contract.ts'
import { useTranslation } from 'react-i18next'
import { List, Row } from '../../ui/page/List.tsx'
import { PageSection } from '../../ui/page/PageSection.tsx'
import { dayAndTimeWords, staysWords } from './absence-words.ts'
import { visitName } from '../visit-name.ts'
import { dotted } from '../../i18n/dotted.ts'

/** What of hers an absence leaves as it is, and why. */
export function StayingTasks({ stays }: Pick<AbsencePlan, 'stays'>) {
  const { t } = useTranslation()
  if (stays.length === 0) return null
  return (
    <PageSection title={t('Restano come sono')}>
      <List label={t('Restano come sono')}>
        {stays.map(({ task, why }) => (
          <Row
            key={task._id}
            title={visitName(task, t)}
            under={dotted([dayAndTimeWords(task, t), staysWords(why, t)])}
          />
        ))}
      </List>
    </PageSection>
  )
}
