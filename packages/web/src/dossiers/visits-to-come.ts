import type { Clock } from '@vicino/domain/days/clock.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'

/** As many as a glance takes in. */
const shownAtMost = 4

type Visit = Pick<Task, 'date' | 'end_date' | 'start_time' | 'end_time' | 'status' | 'started_at'>

/** The visits that are still to come or under way, in their order; neither done nor called off. */
export function visitsToCome<V extends Visit>(visits: readonly V[], today: Day, clock: Clock): V[] {
  return visits.filter(visit => isToCome(visit, today, clock)).slice(0, shownAtMost)
}

function isToCome(
  { date, end_date, end_time, status, started_at }: Visit,
  today: Day,
  clock: Clock,
): boolean {
  if (status === 'completed' || status === 'not_done') return false
  if (started_at !== null || date > today) return true
  return end_date > today || end_time === null || end_time >= clock
}
