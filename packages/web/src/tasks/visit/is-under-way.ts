import type { Day } from '@vicino/domain/days/day.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { actionsOn } from '@vicino/domain/tasks/task-action.ts'
import { isHeldBy } from '@vicino/domain/tasks/task-holder.ts'
import type { Me } from '@vicino/domain/users/me.ts'
import { mayChange } from '../may-change.ts'

/** A visit to a client whose dossier is known. */
export type ClientVisit = Task & { dossierId: string }

export const isOfClient = (task: Task): task is ClientVisit =>
  task.type === 'client' && task.dossierId !== null

/**
 * Whether a task is a visit that has begun and that this person carries out: its page is where she works. Whoever plans
 * for a colleague's may end it too, and sees it as it was.
 */
export const isUnderWay = (task: Task, person: Me, today: Day): task is ClientVisit =>
  isOfClient(task) &&
  task.started_at !== null &&
  !task.suspended_by_dossier &&
  actionsOn(task, today).includes('end') &&
  isHeldBy(task, person._id) &&
  mayChange(task, person)
