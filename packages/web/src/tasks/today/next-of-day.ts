import type { Clock } from '@vicino/domain/days/clock.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { nextVisit, tasksOn } from '@vicino/domain/tasks/schedule.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'

/** The visits of a day that are to be made, in their order. */
export const visitsOf = (tasks: readonly Task[], day: Day): Task[] =>
  tasksOn(tasks, day).filter(task => task.type === 'client' && !task.suspended_by_dossier)

/** The visit that stands large on a day. */
export const nextOfDay = (tasks: readonly Task[], day: Day, clock: Clock): Task | undefined =>
  nextVisit(visitsOf(tasks, day), day, clock)
