import { createHash } from 'node:crypto'
import type { HeldSeries } from '@vicino/domain/series/held-series.ts'
import { type SeriesVisit, usualOfSeries, withPlaces } from '@vicino/domain/series/series-visit.ts'
import { fieldsOfTask, type Task } from '@vicino/domain/tasks/task.ts'
import type { ReachedTasks } from './series-reach.ts'
import type { SeriesTask } from './series.store.ts'

/** The series as the rule of the domain reads it. */
export function heldOf(before: Task, { targets, others, usual }: ReachedTasks): HeldSeries {
  const rule = before.series ?? {
    rule: '',
    until: null,
    count: null,
    skip_holidays: false,
    last_day: before.date,
  }
  const visits = withPlaces([...targets, ...others].map(visitOf), rule.rule)
  const [reached, left] = [visits.slice(0, targets.length), visits.slice(targets.length)]
  return {
    rule,
    usual: usual ?? usualOfSeries(visits),
    edited: visits.find(({ _id }) => _id === before._id)!,
    targets: reached,
    others: left,
  }
}

function visitOf({ recorded, place, services, ...task }: SeriesTask): SeriesVisit {
  return { _id: task._id, fields: fieldsOfTask(task), services, place: place ?? task.date, recorded }
}

/** A text that names visits under their versions. */
export function stateOf(tasks: readonly SeriesTask[]): string {
  const names = tasks.map(({ _id, version }) => `${_id} ${version}`).toSorted()
  return createHash('sha256').update(names.join('\n')).digest('base64url')
}
