import type { Id } from '../wire/id.ts'
import { isPrivateTo } from './private-task.ts'
import type { Task } from './task.ts'
import { isHeldBy } from './task-holder.ts'

/** How far somebody's rights reach to a task beyond her part in it. */
export type TaskReach = {
  /** Whether she may read the client's dossier; a task without a client has none to keep her out. */
  readsClient: boolean
  /** Whether she plans for the client or for one of the operators. */
  plans: boolean
}

/** Whether somebody may change a task: it is hers to carry out, or she plans for it. Never others' private time. */
export const mayChangeTask = (
  task: Pick<Task, 'type' | 'operators' | 'author'>,
  person: Id,
  { readsClient, plans }: TaskReach,
): boolean => !isPrivateTo(task, person) && readsClient && (plans || isHeldBy(task, person))
