import type { Day } from '@vicino/domain/days/day.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { isTouched } from '@vicino/domain/tasks/task-status.ts'

type Repeated = Pick<Task, 'date' | 'status' | 'started_at' | 'series'>

/**
 * Whether a series may begin with this task or be changed from it: it is still to come, or it is the last of its
 * series, which is prolonged from there even when somebody has just been.
 */
export const mayRepeat = ({ date, series, ...task }: Repeated, today: Day): boolean =>
  (!isTouched(task) && date >= today) || date === series?.last_day
