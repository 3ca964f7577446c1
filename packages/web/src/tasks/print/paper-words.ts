import type { Day } from '@vicino/domain/days/day.ts'
import { noClient, type Task } from '@vicino/domain/tasks/task.ts'
import type { TFunction } from 'i18next'
import { timesOn } from '../task-words.ts'

/** When it is on one day. */
export function timeOnPaper(task: Task, day: Day, t: TFunction): string {
  if (task.full_day) return t('Tutto il giorno')
  const { from, to } = timesOn(task, day)
  return `${from}–${to}`
}

/** Whom a visit is to; nothing for what is no visit. */
export const visitedClient = ({ type, client }: Pick<Task, 'type' | 'client'>, t: TFunction): string =>
  type === 'client' ? (client?.name ?? t(noClient.label)) : ''
