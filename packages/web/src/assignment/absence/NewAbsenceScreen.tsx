import { kindOfTitle } from '@vicino/domain/absences/absence.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { getTask } from '@vicino/domain/tasks/tasks.contract.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Screen } from '../../calls/Screen.tsx'
import { useRead } from '../../calls/use-read.ts'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { useToday } from '../../i18n/use-today.ts'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { AbsenceFlow } from './AbsenceFlow.tsx'
import type { AbsenceValues } from './absence-values.ts'

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
  return <AbsenceFlow key={`${operatorId} ${date}`} start={start} />
}

/** Of an absence that is on the calendar already, her visits that still stand in it. */
function StandingOne({ taskId }: { taskId: Id }) {
  const { t } = useTranslation()
  const { operatorId } = usePage(pages.newAbsence).params
  const read = useRead(getTask, { params: { taskId } })
  if (read.data) return <AbsenceFlow start={startOf(read.data, operatorId)} standing={read.data} />
  return (
    <Screen
      read={read}
      width="form"
      skeleton={<FormSkeleton fields={4} />}
      title={t('Assenza')}
      back={pages.task.link({ taskId })}
    >
      {() => null}
    </Screen>
  )
}

const startOf = (
  { _id, title, date, end_date, full_day, start_time, end_time }: Task,
  operatorId: Id,
): AbsenceValues => ({
  _id,
  operatorId,
  kind: kindOfTitle(title),
  date,
  end_date,
  full_day,
  start_time,
  end_time,
  step: 'who',
  takers: [],
})
