import type { Id } from '../wire/id.ts'
import type { Task } from './task.ts'

/** What others see of somebody's private time. */
export const busyLabel = 'Occupato'

/** Whether the task is somebody else's private time. */
export function isPrivateTo(task: Pick<Task, 'type' | 'operators' | 'author'>, viewer: Id): boolean {
  if (task.type !== 'personal' || task.author._id === viewer) return false
  return !task.operators.some(operator => operator._id === viewer)
}

/** The task as this person may see it: of others' private time only when it is. */
export function asSeenBy(task: Task, viewer: Id): Task {
  if (!isPrivateTo(task, viewer)) return task
  return {
    ...task,
    title: busyLabel,
    description: '',
    not_done: null,
    started_at: null,
    ended_at: null,
    confirm_overlap: null,
  }
}
