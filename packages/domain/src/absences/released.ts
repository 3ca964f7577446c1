import * as z from 'zod/mini'
import { clockIn, type Instant, todayIn } from '../days/instant.ts'
import { isBusy } from '../tasks/overlap.ts'
import { isOver } from '../tasks/schedule.ts'
import type { Task } from '../tasks/task.ts'
import { type Spanning, spanOf } from '../tasks/task-span.ts'
import { isTouched } from '../tasks/task-status.ts'

/**
 * Why something of hers stays as it is: somebody has begun or settled it, it is over, its client's dossier rests, or
 * it is her own affair and nobody takes it over.
 */
export const StaysFor = z.enum(['begun', 'past', 'suspended', 'own'])
export type StaysFor = z.infer<typeof StaysFor>

/** What becomes of a task: it is released, it stays for a reason, or the absence does not meet it. */
export type InAbsence = 'released' | StaysFor | null

type Met = Pick<
  Task,
  | 'type'
  | 'status'
  | 'started_at'
  | 'suspended_by_dossier'
  | 'full_day'
  | 'date'
  | 'end_date'
  | 'start_time'
  | 'end_time'
>

/** Whether something lies at the time of an absence, in part or as a whole. */
export function liesIn(absence: Spanning, task: Spanning): boolean {
  const [away, span] = [spanOf(absence), spanOf(task)]
  return span.from < away.to && away.from < span.to
}

/**
 * What becomes of a task of whoever is away. Visits and to-dos go to others; a to-do of a whole day only where the
 * absence takes all of it. What is over by the clock or under way is never touched.
 */
export function inAbsence(absence: Spanning, task: Met, now: Instant): InAbsence {
  if (!liesIn(absence, task)) return null
  const [away, span] = [spanOf(absence), spanOf(task)]
  if (task.type === 'reminder') return null
  if (task.type !== 'client' && task.type !== 'task') return isBusy(task) ? 'own' : null
  if (task.full_day && (away.from > span.from || away.to < span.to)) return null
  if (task.status === 'not_done') return null
  if (isTouched(task)) return isBusy(task) ? 'begun' : null
  if (task.suspended_by_dossier) return 'suspended'
  return isOver(task, todayIn(now), clockIn(now)) ? 'past' : 'released'
}
