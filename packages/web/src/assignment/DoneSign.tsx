import type { Task } from '@vicino/domain/tasks/task.ts'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { statusLabel } from '../tasks/task-words.ts'

/** That a visit of the board was carried out: it stays where it was, and nobody hands it on. */
export function DoneSign({ task: { status, type } }: { task: Task }) {
  const { t } = useTranslation()
  if (status !== 'completed') return null
  return <IconCheck size={16} stroke={2.4} role="img" aria-label={t(statusLabel(status, type))} />
}
