import { getAbsence } from '@vicino/domain/absences/absences.contract.ts'
import { whoIsAway } from '@vicino/domain/absences/who-is-away.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { lastDayOf } from '@vicino/domain/tasks/task-span.ts'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../calls/use-read.ts'
import { useToday } from '../../i18n/use-today.ts'
import { pages } from '../../pages/pages.ts'
import { useMay } from '../../session/person.ts'
import { List, Row } from '../../ui/page/List.tsx'
import { dotted } from '../../i18n/dotted.ts'

type Props = {
  task: Task
  /** Told whether it has handed visits on. */
  onKnown: (hasHanded: boolean) => void
}

/** Of an absence: the way to handing on her visits that still stand in it, to those that others took, and back. */
export function HandedOn({ task, onKnown }: Props) {
  const { t } = useTranslation()
  const mayPlan = useMay('calendar.plan_all', 'write')
  const today = useToday()
  const { _id: absenceId } = task
  const operator = whoIsAway(task)
  const { data } = useRead(getAbsence, { params: { absenceId } }, { when: mayPlan })
  const hasHanded = data ? data.handed.length > 0 : false
  const tell = useEffectEvent(() => onKnown(hasHanded))
  useEffect(() => tell(), [hasHanded])
  if (!mayPlan) return null
  const outside = data?.outside.length ?? 0
  return (
    <List label={t('Assenza')}>
      {operator && lastDayOf(task) >= today && (
        <Row
          title={t('Affida le visite di quei giorni')}
          under={t('Chi è libero e qualificato, visita per visita')}
          link={pages.newAbsence.link({ operatorId: operator._id }, { taskId: absenceId })}
        />
      )}
      {data && (
        <Row
          title={t('Visite affidate ad altri')}
          under={dotted([
            t('{{count}} visite', { count: data.handed.length + data.gone }),
            outside > 0 && t("{{count}} non cadono più nell'assenza", { count: outside }),
          ])}
          link={pages.absence.link({ absenceId })}
        />
      )}
    </List>
  )
}
