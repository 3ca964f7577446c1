import { minutesPerDay } from '../days/clock.ts'
import type { Day } from '../days/day.ts'
import { dayNumber } from '../days/day-number.ts'
import { isBusy } from '../tasks/overlap.ts'
import type { Task } from '../tasks/task.ts'
import { spanOf } from '../tasks/task-span.ts'

type Loading = Pick<
  Task,
  'type' | 'status' | 'full_day' | 'date' | 'end_date' | 'start_time' | 'end_time' | 'suspended_by_dossier'
>

/** Minutes that tasks take of a day; absences, reminders and what does not take place take none. */
export function loadMinutes(tasks: readonly Loading[], day: Day): number {
  const midnight = dayNumber(day) * minutesPerDay
  return tasks
    .filter(task => isBusy(task) && task.type !== 'holiday' && !task.suspended_by_dossier)
    .map(spanOf)
    .reduce(
      (sum, { from, to }) =>
        sum + Math.max(0, Math.min(to, midnight + minutesPerDay) - Math.max(from, midnight)),
      0,
    )
}
