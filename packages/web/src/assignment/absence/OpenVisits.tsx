import type { AbsencePlan } from '@vicino/domain/absences/absences.contract.ts'
import { useTranslation } from 'react-i18next'
import { List, Row } from '../../ui/page/List.tsx'
import { visitName } from '../visit-name.ts'
import { dayAndTimeWords } from './absence-words.ts'

/** What stays to be assigned, by name and time. */
export function OpenVisits({ open }: { open: AbsencePlan['released'] }) {
  const { t } = useTranslation()
  return (
    <List label={t('Resta da assegnare')}>
      {open.map(({ task }) => (
        <Row key={task._id} title={visitName(task, t)} under={dayAndTimeWords(task, t)} />
      ))}
    </List>
  )
}
