import * as z from 'zod/mini'
import { SeriesScope } from '../series/task-series.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { wholeNumberInQuery } from '../wire/page.ts'
import { Overlap } from './overlap.ts'
import { Task } from './task.ts'
import { VisitDose } from './visit-sheet.ts'
import { NewTaskOrSeries, SeriesState, TaskChange } from './written-task.ts'

/** A series of which many visits were overtaken names none of them. */
const StandingTask = z.optional(Task)

export const createTask = endpoint({
  method: 'POST',
  path: '/api/tasks/create_task',
  summary: 'Puts a task on the plan; with `repeat` a series of them, of which the first is answered',
  permission: 'calendar.own',
  entity: 'task',
  creates: true,
  body: NewTaskOrSeries,
  answer: Task,
  problems: ['overlap', 'dossier_closed'],
  current: { overlap: Overlap },
})

export const updateTask = endpoint({
  method: 'PATCH',
  path: '/api/tasks/{taskId}',
  summary: 'Changes a task: plan, status, begin and end',
  permission: 'calendar.own',
  entity: 'task',
  body: TaskChange,
  answer: Task,
  problems: [
    'stale',
    'overlap',
    'dossier_closed',
    'part_of_record',
    'visit_recorded',
    'doses_open',
    'services_stand',
    'visit_invoiced',
  ],
  current: {
    stale: StandingTask,
    overlap: Overlap,
    part_of_record: Task,
    visit_recorded: Task,
    doses_open: z.array(VisitDose),
  },
})

export const removeTask = endpoint({
  method: 'DELETE',
  path: '/api/tasks/{taskId}',
  summary: 'Takes a task, or more of its series, off the plan; a visit that is past, begun or settled stays',
  permission: 'calendar.own',
  entity: 'task',
  // With the version that was seen, nobody takes off what somebody else has changed meanwhile.
  query: z.strictObject({
    scope: z.optional(SeriesScope),
    version: z.optional(wholeNumberInQuery(1, 1_000_000)),
    // The series as it was told of before: another one is refused.
    series_state: z.optional(SeriesState),
    // The name under which the removal can be taken back.
    change: z.optional(Id),
  }),
  answer: z.null(),
  problems: ['part_of_record', 'visit_recorded', 'stale', 'dossier_closed'],
  current: { part_of_record: Task, visit_recorded: Task, stale: StandingTask },
})
