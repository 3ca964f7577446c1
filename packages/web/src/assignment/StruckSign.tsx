import type { Task } from '@vicino/domain/tasks/task.ts'
import { isCalledOff, isStruck } from '@vicino/domain/tasks/task-status.ts'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { statusBadge } from '../tasks/task-words.ts'

/** That a visit of the board was carried out, or that nobody goes there: it stays where it was, and nobody hands it on. */
export function StruckSign({ task }: { task: Task }) {
  const { t } = useTranslation()
  if (!isStruck(task)) return null
  const Sign = isCalledOff(task) ? IconX : IconCheck
  return <Sign size={16} stroke={2.4} role="img" aria-label={statusBadge(task, t).label} />
}
