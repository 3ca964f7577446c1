import type { Clock } from '@vicino/domain/days/clock.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { lastDayOf } from '@vicino/domain/tasks/task-span.ts'
import { endOn, isLateToDo, isOverdue } from '@vicino/domain/tasks/schedule.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { notDoneReasons, statusesOf } from '@vicino/domain/tasks/task-status.ts'
import { taskTypes } from '@vicino/domain/tasks/task-type.ts'
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
import { labelIn } from '@vicino/domain/wire/option.ts'
import { dotted } from '../i18n/dotted.ts'

export const typeIcons: Record<Task['type'], Icon> = {
  client: IconHome,
  reminder: IconBell,
  task: IconChecklist,
  holiday: IconPlaneDeparture,
  event: IconCalendarEvent,
  personal: IconLock,
}

export const typeLabel = (type: Task['type']): string => labelIn(taskTypes, type)
export const statusLabel = (status: Task['status'], type: Task['type'] | undefined): string =>
  labelIn<Task['status']>(statusesOf(type), status)
export const reasonLabel = (reason: NonNullable<Task['not_done']>['reason']): string =>
  labelIn(notDoneReasons, reason)

/** Begin and end as seen on one day; a task that comes from the day before or goes on after it shows dots. */
export function timesOn(task: Task, day: string): { from: string; to: string } {
  return {
    from: task.date < day ? '…' : (task.start_time ?? ''),
    to: lastDayOf(task) > day ? '…' : endOn(task, day),
  }
}

const tones: Record<Task['status'], BadgeTone> = {
  pending: 'neutral',
  confirmed: 'info',
  completed: 'ok',
  not_done: 'attention',
}

type Badge = { tone: BadgeTone; label: string }

/** How a task stands. */
export function statusBadge(task: Task, t: TFunction): Badge {
  const { status, type, not_done, started_at, suspended_by_dossier } = task
  if (suspended_by_dossier) return { tone: 'neutral', label: t('Sospesa con il dossier') }
  if (not_done)
    return {
      tone: tones.not_done,
      label: dotted([t(statusLabel('not_done', type)), t(reasonLabel(not_done.reason))]),
    }
  if (started_at && status !== 'completed') return { tone: 'info', label: t('In corso') }
  return { tone: tones[status], label: t(statusLabel(status, type)) }
}

/** What is left open although its time is over: nobody said what became of the visit, or did the task. */
export function badgeOfLeft(task: Task, today: Day, clock: Clock, t: TFunction): Badge | null {
  if (task.suspended_by_dossier) return null
  if (isOverdue(task, today, clock)) return { tone: 'attention', label: t('Da concludere') }
  return isLateToDo(task, today, clock) ? { tone: 'attention', label: t('In ritardo') } : null
}

/** For whom a to-do is, of which the title names nobody. */
export const toDoClient = ({ measure, step }: Pick<Task, 'measure' | 'step'>): string | undefined =>
  (measure ?? step)?.client.name

/** That nobody is there for it yet, and what it asks of who does it. */
export const unstaffedWords = (
  { operators, needs }: Pick<Task, 'operators' | 'needs'>,
  t: TFunction,
): string => {
  if (operators.length > 0) return ''
  const needed = needs && t('Richiede: {{qualification}}', { qualification: needs })
  return dotted([operatorsWords({ operators }, t), needed])
}

/** Who carries it out. */
export const operatorsWords = ({ operators }: Pick<Task, 'operators'>, t: TFunction): string =>
  operators.length === 0 ? t('Non assegnata') : operators.map(({ name }) => name).join(', ')
