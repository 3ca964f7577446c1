import type { Day } from '@vicino/domain/days/day.ts'
import type { Performance } from '@vicino/domain/performances/performance.ts'
import { canHaveServices } from '@vicino/domain/performances/recording.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'

/** A visit with what was performed on it. `task` is null where it has since moved to another day or client. */
export type VisitWithPerformances = { taskId: Id; date: Day; task: Task | null; performances: Performance[] }

/** The visits of a range that took place, by day, the last one first; those without performances too. */
export function visitsOfRange(
  tasks: readonly Task[],
  performances: readonly Performance[],
  today: Day,
): { day: Day; visits: VisitWithPerformances[] }[] {
  const known = new Map(tasks.map(task => [task._id, task]))
  const recorded = Map.groupBy(performances, ({ taskId, date }) => `${date} ${taskId}`)
  const visits: VisitWithPerformances[] = Array.from(recorded.values(), ofVisit => {
    const [{ taskId, date }] = ofVisit as [Performance]
    return { taskId, date, task: known.get(taskId) ?? null, performances: ofVisit }
  })
  const told = new Set(performances.map(({ taskId }) => taskId))
  for (const task of tasks)
    if (!told.has(task._id) && canHaveServices(task, today))
      visits.push({ taskId: task._id, date: task.date, task, performances: [] })
  const byDay = Map.groupBy(visits.toSorted(inOrder), ({ date }) => date)
  return Array.from(byDay, ([day, ofDay]) => ({ day, visits: ofDay }))
}

const inOrder = (one: VisitWithPerformances, other: VisitWithPerformances): number => {
  if (one.date !== other.date) return one.date > other.date ? -1 : 1
  return startOf(one) < startOf(other) ? -1 : 1
}

const startOf = ({ task, taskId }: VisitWithPerformances): string => `${task?.start_time ?? ''} ${taskId}`
