import type { Day } from '@vicino/domain/days/day.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { type ClientVisit, isVisitUnderWay } from '@vicino/domain/tasks/visit-under-way.ts'
import type { Me } from '@vicino/domain/users/me.ts'
import { mayChange } from '../may-change.ts'

/**
 * Whether a task is a visit that has begun and that this person carries out: its page is where she works. Whoever plans
 * for a colleague's may end it too, and sees it as it was.
 */
export const isUnderWay = (task: Task, person: Me, today: Day): task is ClientVisit =>
  isVisitUnderWay(task, person._id, today) && mayChange(task, person)
