import { newId } from '@vicino/domain/wire/id.ts'
import { useState } from 'react'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { useToday } from '../../i18n/use-today.ts'
import { AbsenceFlow } from './AbsenceFlow.tsx'

/** Somebody is away: from when to when, who takes over her visits, and all of it written at once. */
export function NewAbsenceScreen() {
  const { params, search } = usePage(pages.newAbsence)
  const today = useToday()
  const [_id] = useState(() => newId())
  const { operatorId } = params
  const { date = today, end_date = date } = search
  const start = {
    _id,
    operatorId,
    kind: 'absence' as const,
    date,
    end_date,
    full_day: true,
    start_time: null,
    end_time: null,
    step: 'when' as const,
    takers: [],
  }
  return <AbsenceFlow key={`${operatorId} ${date}`} start={start} />
}
