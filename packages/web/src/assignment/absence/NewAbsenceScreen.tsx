import { whoIsAway } from '@vicino/domain/absences/who-is-away.ts'
import { getTask } from '@vicino/domain/tasks/tasks.contract.ts'
import { newId, type Id } from '@vicino/domain/wire/id.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Screen } from '../../calls/Screen.tsx'
import { useRead } from '../../calls/use-read.ts'
import { useToday } from '../../i18n/use-today.ts'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { Notice } from '../../ui/page/Notice.tsx'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { late } from '../../ui/late.ts'
import type { AbsenceValues } from './absence-values.ts'
import { WriteAbsence } from './WriteAbsence.tsx'

/** Of an absence that stands: whoever writes a new one does not wait for it. */
const StandingAbsence = late(
  async () => (await import('./StandingAbsence.tsx')).StandingAbsence,
  <FormSkeleton fields={4} />,
)

/** Somebody is away: from when to when, who takes over her visits, and all of it written at once. */
export function NewAbsenceScreen() {
  const { taskId } = usePage(pages.newAbsence).search
  return taskId === undefined ? <NewOne /> : <StandingOne key={taskId} taskId={taskId} />
}

function NewOne() {
  const { params, search } = usePage(pages.newAbsence)
  const today = useToday()
  const [_id] = useState(() => newId())
  const { operatorId } = params
  const { date = today, end_date = date } = search
  const start: AbsenceValues = {
    _id,
    operatorId,
    kind: 'absence',
    date,
    end_date,
    full_day: true,
    start_time: null,
    end_time: null,
    step: 'when',
    takers: [],
  }
  return <WriteAbsence key={`${operatorId} ${date}`} start={start} />
}

/** Of an absence that is on the calendar already, her visits that still stand in it. */
function StandingOne({ taskId }: { taskId: Id }) {
  const { t } = useTranslation()
  const read = useRead(getTask, { params: { taskId } })
  const operator = read.data && whoIsAway(read.data)
  if (read.data && operator) return <StandingAbsence task={read.data} operator={operator} />
  return (
    <Screen
      read={read}
      width="form"
      skeleton={<FormSkeleton fields={4} />}
      title={t('Assenza')}
      back={pages.task.link({ taskId })}
    >
      {() => <Notice tone="attention">{t('Non è più un’assenza che libera delle visite.')}</Notice>}
    </Screen>
  )
}
