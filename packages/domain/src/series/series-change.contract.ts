import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { NamedPerson } from '../people/named-person.ts'
import { Overlap } from '../tasks/overlap.ts'
import { Task } from '../tasks/task.ts'
import { TaskChange } from '../tasks/written-task.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { wholeNumberInQuery } from '../wire/page.ts'
import { SeriesSums } from './series-sums.ts'
import { Usual } from './series-visit.ts'
import { SeriesScope } from './task-series.ts'

/** A substitute who would go on another day than the one for which she was asked. */
const Landing = z.strictObject({ _id: Id, from: Day, to: Day, operators: z.array(NamedPerson) })

/** What a change of a series would do, and to what: `state` names the series as it was looked at. */
export const SeriesPreview = z.strictObject({
  state: z.string(),
  sums: SeriesSums,
  landing: z.array(Landing),
})
export type SeriesPreview = z.infer<typeof SeriesPreview>

export const previewSeriesChange = endpoint({
  method: 'POST',
  path: '/api/tasks/{taskId}/series_preview',
  summary:
    'What a change of more than one visit of a series would do, told before it is saved, its services too; the body is that of the change, and nothing is written',
  permission: 'calendar.own',
  entity: 'task',
  audit: 'never',
  body: z.strictObject({ ...TaskChange.shape, services: z.optional(Usual.shape.services) }),
  answer: SeriesPreview,
  problems: ['stale', 'dossier_closed', 'part_of_record', 'visit_recorded'],
  current: { stale: Task, part_of_record: Task, visit_recorded: Task },
})

export const previewSeriesRemoval = endpoint({
  method: 'GET',
  path: '/api/tasks/{taskId}/series_removal',
  summary:
    'What the removal of more than one visit of a series would take off the plan, told before it is done',
  permission: 'calendar.own',
  entity: 'task',
  audit: 'never',
  query: z.strictObject({ scope: SeriesScope, version: wholeNumberInQuery(1, 1_000_000) }),
  answer: SeriesPreview,
  problems: ['stale', 'dossier_closed', 'part_of_record', 'visit_recorded'],
  current: { stale: Task, part_of_record: Task, visit_recorded: Task },
})

/** How long a change of a series, or a removal, can be taken back, in minutes. */
export const undoMinutes = 10

export const undoSeriesChange = endpoint({
  method: 'POST',
  path: '/api/tasks/{taskId}/undo_series_change',
  summary:
    'Takes a whole change of a series, or the removal of a task, back, under the name that it was sent with: every visit, service and rule stands as before. Ten minutes long, by who made it, and while nobody has changed one of them',
  permission: 'calendar.own',
  entity: 'task',
  body: z.strictObject({ taskId: z.optional(Id), change: Id }),
  answer: Task,
  problems: ['undo_too_late', 'overlap', 'dossier_closed'],
  current: { overlap: Overlap },
})
