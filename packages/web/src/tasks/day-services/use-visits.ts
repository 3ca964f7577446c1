import { daysOfView } from '@vicino/domain/calendar/calendar-view.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { getAllTasks } from '@vicino/domain/tasks/tasks.contract.ts'
import { useRead } from '../../calls/use-read.ts'
import { type PlanView, wholeWeeks } from './plan-views.ts'

/** Reads the client's visits of the days that a view shows. */
export function useVisitsRead(dossierId: string, view: PlanView, around: Day) {
  const days = daysOfView(view, around, wholeWeeks)
  const query = { dossierId, type: 'client' as const, startDate: days[0]!, endDate: days.at(-1)! }
  return useRead(getAllTasks, { query }, { keepLast: true })
}

/** The same as far as they are read. */
export const useVisits = (dossierId: string, view: PlanView, around: Day): readonly Task[] =>
  useVisitsRead(dossierId, view, around).data ?? []
