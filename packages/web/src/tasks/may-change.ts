import { isHeld } from '@vicino/domain/access/held-permissions.ts'
import { mayChangeTask } from '@vicino/domain/tasks/may-change-task.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { Me } from '@vicino/domain/users/me.ts'

/**
 * Whether a page offers this person to change the task. Whether she still reads the client's dossier, and which
 * clients and colleagues she plans for, only the server knows: it decides.
 */
export const mayChange = (task: Task, { _id, permissions }: Me): boolean =>
  isHeld(permissions, 'calendar.own', 'write') &&
  mayChangeTask(task, _id, { readsClient: true, plans: isHeld(permissions, 'calendar.plan_all', 'write') })
