import type { TaskFields } from '../tasks/task.ts'
import type { Repeat } from './repeat.ts'
import type { SeriesVisit, Usual } from './series-visit.ts'
import type { Substitutes, TaskSeries } from './task-series.ts'

/** A series as it is held: how it repeats, what it says of its visits, and those that a change reaches, in order. */
export type HeldSeries = {
  rule: Pick<TaskSeries, 'rule' | 'until' | 'count' | 'skip_holidays' | 'last_day'>
  usual: Usual
  edited: SeriesVisit
  targets: readonly SeriesVisit[]
  others: readonly SeriesVisit[]
}

/** What is to become of it, written over one of its visits; `after` is that visit as it will be. */
export type SeriesChange = {
  after: TaskFields
  services?: Usual['services'] | undefined
  repeat?: Repeat | undefined
  /** Whether substitutes who would land on another day still go, or whoever goes there usually. */
  substitutes?: Substitutes | undefined
}
