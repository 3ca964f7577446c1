import type { Day } from '../days/day.ts'
import { type Instant, isAhead, todayIn } from '../days/instant.ts'
import type { Task } from './task.ts'
import { isSettled, type NotDone } from './task-status.ts'
import type { TaskType } from './task-type.ts'
import type { ChangedTask } from './written-task.ts'

/** What a nurse does with a visit, one tap each. */
export type TaskAction = 'start' | 'end' | 'not_done'

/** A visit is begun, ended or not done; a duty is done or not, a reminder only done; anything else just passes. */
const actionsOfType: Record<TaskType, readonly TaskAction[]> = {
  client: ['start', 'end', 'not_done'],
  task: ['end', 'not_done'],
  reminder: ['end'],
  holiday: [],
  event: [],
  personal: [],
}

/**
 * What is offered on the task as it stands. Who forgot to begin may still end it; a visit of another day to come is
 * only called off: a stray tap would make it part of the record before anybody was there. Who may not know what is to be
 * done is not offered to say that it was.
 */
export function actionsOn(
  {
    type,
    status,
    started_at,
    date,
    care_untold = false,
  }: Pick<Task, 'type' | 'status' | 'started_at' | 'date' | 'care_untold'>,
  today: Day,
): TaskAction[] {
  if (isSettled(status)) return []
  if (type === 'client' && started_at === null && date > today) return ['not_done']
  return actionsOfType[type].filter(action => {
    if (action === 'end') return !care_untold
    return action !== 'start' || started_at === null
  })
}

/** The change that an action makes, at the instant of the tap. */
export const startTask = (at: Instant): ChangedTask => ({ started_at: at })
export const endTask = (at: Instant): ChangedTask => ({ status: 'completed', ended_at: at })
export const markNotDone = (not_done: NotDone): ChangedTask => ({ status: 'not_done', not_done })

/** Those of the two instants that are still to come: nobody begins or ends a visit in advance. */
export function fieldsInFuture(
  written: Pick<ChangedTask, 'started_at' | 'ended_at'>,
  now: Instant,
): ('started_at' | 'ended_at')[] {
  return (['started_at', 'ended_at'] as const).filter(field => {
    const at = written[field]
    return at !== undefined && at !== null && isAhead(at, now)
  })
}

/**
 * Whether a visit that nobody began is said to have ended before the day on which it stands: nobody was there yet. On its
 * day it may have been made at any hour, and who forgot to begin still ends it.
 */
export const isEndedAhead = ({
  type,
  date,
  started_at,
  ended_at,
}: Pick<Task, 'type' | 'date' | 'started_at' | 'ended_at'>): boolean =>
  type === 'client' && started_at === null && ended_at !== null && todayIn(ended_at) < date

/** Whether a visit of a day to come is written as carried out: nobody was there yet. */
export const isDoneAhead = (
  { type, status, date }: Pick<Task, 'type' | 'status' | 'date'>,
  today: Day,
): boolean => type === 'client' && status === 'completed' && date > today
