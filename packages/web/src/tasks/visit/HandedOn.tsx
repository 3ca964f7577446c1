import { getAbsence } from '@vicino/domain/absences/absences.contract.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../calls/use-read.ts'
import { pages } from '../../pages/pages.ts'
import { useMay } from '../../session/person.ts'
import { List, Row } from '../../ui/page/List.tsx'

/** Of an absence that handed visits on: the way to them, and to taking all of it back. */
export function HandedOn({ task: { _id: absenceId } }: { task: Task }) {
  const { t } = useTranslation()
  const mayPlan = useMay('calendar.plan_all', 'write')
  const { data } = useRead(getAbsence, { params: { absenceId } }, { when: mayPlan })
  if (!data) return null
  return (
    <List label={t('Assenza')}>
      <Row
        title={t('Visite affidate ad altri')}
        under={t('{{count}} visite', { count: data.handed.length + data.gone })}
        link={pages.absence.link({ absenceId })}
      />
    </List>
  )
}
