import type { Task } from '@vicino/domain/tasks/task.ts'
import { notDoneReasons, taskStatuses } from '@vicino/domain/tasks/task-status.ts'
import {
  IconBell,
  IconCalendarEvent,
  IconChecklist,
  IconHome,
  IconLock,
  IconPlaneDeparture,
  type Icon,
} from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import type { BadgeTone } from '../ui/StatusBadge.tsx'

export const typeIcons: Record<Task['type'], Icon> = {
  client: IconHome,
  reminder: IconBell,
  task: IconChecklist,
  holiday: IconPlaneDeparture,
  event: IconCalendarEvent,
  personal: IconLock,
}

/** '08:00-09:00', or that it fills the day. */
export function timeWords(
  { full_day, start_time, end_time }: Pick<Task, 'full_day' | 'start_time' | 'end_time'>,
  t: TFunction,
): string {
  return full_day ? t('Tutto il giorno') : `${start_time}–${end_time}`
}

const tones: Record<Task['status'], BadgeTone> = {
  pending: 'neutral',
  confirmed: 'info',
  completed: 'ok',
  not_done: 'attention',
}

/** How a task stands, where that is more than "still to come". */
export function statusBadge(task: Task, t: TFunction): { tone: BadgeTone; label: string } | null {
  const { status, not_done, started_at, suspended_by_dossier } = task
  if (suspended_by_dossier) return { tone: 'neutral', label: t('Dossier sospeso') }
  if (not_done) {
    const reason = notDoneReasons.find(({ value }) => value === not_done.reason)!
    return { tone: tones.not_done, label: t(reason.label) }
  }
  if (started_at && status !== 'completed') return { tone: 'info', label: t('In corso') }
  if (status === 'pending') return null
  return { tone: tones[status], label: t(taskStatuses.find(({ value }) => value === status)!.label) }
}

/** Who carries it out. */
export const operatorsWords = ({ operators }: Task, t: TFunction): string =>
  operators.length === 0 ? t('Non assegnata') : operators.map(({ name }) => name).join(', ')
