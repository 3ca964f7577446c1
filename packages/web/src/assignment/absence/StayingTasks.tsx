import type { AbsencePlan } from '@vicino/domain/absences/absences.contract.ts'
import { useTranslation } from 'react-i18next'
import { List, Row } from '../../ui/page/List.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { staysWords, whenWords } from './absence-words.ts'
import { nameOf } from '../visit-words.ts'

/** What of hers an absence leaves as it is, and why. */
export function StayingTasks({ stays }: Pick<AbsencePlan, 'stays'>) {
  const { t } = useTranslation()
  if (stays.length === 0) return null
  return (
    <Section title={t('Restano come sono')}>
      <List label={t('Restano come sono')}>
        {stays.map(({ task, why }) => (
          <Row
            key={task._id}
            title={nameOf(task, t)}
            under={`${whenWords(task, t)} · ${staysWords(why, t)}`}
          />
        ))}
      </List>
    </Section>
  )
}
