import type { Operator } from '@vicino/domain/assignment/assignment.contract.ts'
import { checkAssignment, type TimedTask } from '@vicino/domain/assignment/assignment-check.ts'
import { highestOf } from '@vicino/domain/assignment/qualified.ts'
import { type Qualification, qualifications } from '@vicino/domain/services/qualification.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'

type Asked = {
  visit: TimedTask
  /** What the services of the visit ask for. */
  needed: readonly Qualification[]
  operator: Operator
  tasks: readonly Task[]
}

/** Whether somebody is free for a visit, or what keeps her from it. */
export function FreeOrBusy(asked: Asked) {
  const { t } = useTranslation()
  const words = wordsAgainst(asked, t)
  return words === null ? (
    <StatusBadge tone="ok" icon={IconCheck} label={t('Libero')} />
  ) : (
    <StatusBadge tone="attention" icon={IconAlertTriangle} label={words} />
  )
}

/** What keeps her from it at that time, the first of it; null where she is free. */
function wordsAgainst({ visit, needed, operator, tasks }: Asked, t: TFunction): string | null {
  const highest = highestOf(needed)
  const needs = new Map(highest === null ? [] : [[visit._id, highest]])
  for (const check of checkAssignment(visit, operator, tasks, needs)) {
    if (check.kind === 'absent') return t('Assente')
    if (check.kind === 'outside_hours') return t('Fuori orario')
    if (check.kind === 'unqualified')
      return t('Richiede {{needed}}', { needed: t(labelIn(qualifications, check.needed)) })
    if (check.kind === 'overlap')
      return check.task.start_time === null
        ? t('Occupato')
        : t('Occupato {{from}}–{{to}}', { from: check.task.start_time, to: check.task.end_time })
  }
  return null
}
