import type { Day } from '@vicino/domain/days/day.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { isTouched } from '@vicino/domain/tasks/task-status.ts'

/** Whether a series may begin with this task or be changed from it: it is still to come. */
export const mayRepeat = (task: Pick<Task, 'date' | 'status' | 'started_at'>, today: Day): boolean =>
  !isTouched(task) && task.date >= today
