import { isEqual } from '@vicino/domain/form/equal.ts'
import { fieldsOfTask, type Task, type TaskFields } from '@vicino/domain/tasks/task.ts'
import { isTouched } from '@vicino/domain/tasks/task-status.ts'

/** What of a task is its plan. How it went is nothing to be taken back. */
const planned = [
  'title',
  'description',
  'date',
  'end_date',
  'start_time',
  'end_time',
  'full_day',
  'type',
  'client',
  'operators',
] as const satisfies readonly (keyof TaskFields)[]

type WayBack = Partial<Pick<TaskFields, (typeof planned)[number] | 'confirm_overlap'>>

/** What is sent so that a changed task is planned as before; null where somebody has begun or settled it, or it is. */
export function wayBack(before: Task, after: Task): WayBack | null {
  if (isTouched(before) || isTouched(after)) return null
  const [was, is] = [fieldsOfTask(before), fieldsOfTask(after)]
  const changed = planned.filter(name => !isEqual(was[name], is[name]))
  if (changed.length === 0) return null
  const back: WayBack = Object.fromEntries(changed.map(name => [name, was[name]]))
  return {
    ...back,
    ...('date' in back && { end_date: was.end_date }),
    ...(was.confirm_overlap && { confirm_overlap: was.confirm_overlap }),
  }
}
