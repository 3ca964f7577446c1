import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Performance, PlannedOnVisit } from '@vicino/domain/performances/performance.ts'
import { minutesByLetter } from '@vicino/domain/performances/minutes-by-letter.ts'
import { minutesLeft, realMinutes } from '@vicino/domain/performances/proposed-minutes.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { notHanded } from '../records/handed.ts'
import { stillToRecord } from '@vicino/domain/performances/still-to-record.ts'
import type { PerformanceLine } from './performance-line.ts'

/** What the end of a visit offers: the planned services that are open, in the minutes that are left of its real time. */
export function finishedLines(
  visit: Pick<Task, 'started_at' | 'ended_at'>,
  planned: readonly PlannedOnVisit[],
  performed: readonly Performance[],
  now: Instant,
): { lines: PerformanceLine[]; real: number | null } {
  const open = stillToRecord(planned, performed)
  const real = realMinutes(visit, now)
  const minutes = minutesLeft(
    open.map(({ duration }) => duration),
    real,
    minutesByLetter(performed).total,
  )
  const lines = open.map(({ service_details }, at) => ({
    service_details,
    duration: minutes[at]!,
    comment: '',
    ...notHanded,
  }))
  return { lines, real }
}
