import { runsOutIn } from '@vicino/domain/series/task-series.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { usePerson } from '../../session/person.ts'
import { useToday } from '../../i18n/use-today.ts'
import { Notice } from '../../ui/page/Notice.tsx'
import { mayChange } from '../may-change.ts'
import { mayRepeat } from './may-repeat.ts'

/** Says that a series runs out, and leads to where it is prolonged. */
export function SeriesEnd({ task }: { task: Task }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const person = usePerson()
  const today = useToday()
  const { series, date, _id } = task
  if (!series || !mayRepeat(task, today)) return null
  const isLast = date === series.last_day
  const count = runsOutIn(series, today)
  if (!isLast && count === null) return null
  const prolong = {
    label: t('Prolunga la serie'),
    take: () => void navigate(pages.editTask.link({ taskId: _id })),
  }
  return (
    <Notice tone="info" choices={mayChange(task, person) ? [prolong] : []}>
      {isLast
        ? t("È l'ultimo appuntamento della serie")
        : t('La serie finisce tra {{count}} giorni', { count: count ?? 0 })}
    </Notice>
  )
}
