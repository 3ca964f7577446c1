import type { Day } from '../../../packages/domain/src/days/day.ts'
import { type BenchTask, tasksOfDay, tasksOfMonth } from './tasks.ts'

export type View = 'month' | 'day'
type Show = (view: View, day: Day, tasks: BenchTask[]) => void

/** What the measurement tells a page: to make its tasks beforehand, which is not measured, and to show them. */
type BenchPage = {
  prepare: (view: View, day: Day, count: number) => void
  show: (view: View, day: Day) => void
}

/** A page that can be measured. */
export type BenchWindow = Window & { bench?: BenchPage }

/** Offers a calendar to the measurement. */
export function offer(show: Show): void {
  const prepared = new Map<Day, BenchTask[]>()
  const page: BenchWindow = window
  page.bench = {
    prepare(view, day, count) {
      prepared.set(day, view === 'month' ? tasksOfMonth(day, count) : tasksOfDay(day, count))
    },
    show: (view, day) => show(view, day, prepared.get(day) ?? []),
  }
}
