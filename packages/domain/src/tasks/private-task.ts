import type { Id } from '../wire/id.ts'
import type { Task } from './task.ts'
import { isOwnOf } from './task-holder.ts'

/** What others see of somebody's private time. */
export const busy = { label: 'Occupato' } as const

/** Whether the task is somebody else's private time. */
export const isPrivateTo = (task: Pick<Task, 'type' | 'operators' | 'author'>, viewer: Id): boolean =>
  task.type === 'personal' && !isOwnOf(task, viewer)

/** The task as this person may see it: of others' private time only when it is. */
export function asSeenBy(task: Task, viewer: Id): Task {
  if (!isPrivateTo(task, viewer)) return task
  return {
    ...task,
    title: busy.label,
    description: '',
    not_done: null,
    started_at: null,
    ended_at: null,
    confirm_overlap: null,
    confirm_open_doses: null,
  }
}
