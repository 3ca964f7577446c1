import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { rangeQuery, rangeRule } from '../days/day-range.ts'
import { NewClient } from '../dossiers/client.ts'
import { createDossier } from '../dossiers/dossiers.contract.ts'
import { SeriesScope } from '../series/task-series.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { wholeNumberInQuery } from '../wire/page.ts'
import { lineMax, text } from '../wire/text.ts'
import { Task } from './task.ts'
import { WrittenTaskStatus } from './task-status.ts'
import { TaskType } from './task-type.ts'
import { NewTaskOrSeries, TaskChange } from './written-task.ts'

const filters = {
  dossierId: z.optional(Id),
  operatorId: z.optional(Id),
  type: z.optional(TaskType),
  status: z.optional(WrittenTaskStatus),
  search: z.optional(text(lineMax)),
}

/** Most tasks that a range answers; a month of any size has a call of its own. */
export const mostTasksOfRange = 5000

/** Most tasks that one day answers. */
export const mostTasksOfDay = 500

export const getTask = endpoint({
  method: 'GET',
  path: '/api/tasks/{taskId}',
  summary: 'One task',
  permission: 'dossier.list',
  entity: 'task',
  answer: Task,
  problems: [],
})

export const getTasksOfDate = endpoint({
  method: 'GET',
  path: '/api/tasks/date/{date}',
  params: { date: Day },
  summary: 'The tasks of one day, in their order',
  permission: 'dossier.list',
  entity: 'task',
  query: z.strictObject(filters),
  audit: 'always',
  answer: z.array(Task),
  problems: ['too_many_rows'],
})

export const getAllTasks = endpoint({
  method: 'GET',
  path: '/api/tasks/all_tasks',
  summary: 'The tasks of a range of at most 400 days, in their order',
  permission: 'dossier.list',
  entity: 'task',
  query: z.strictObject({ ...rangeQuery, ...filters }).check(rangeRule),
  audit: 'always',
  answer: z.array(Task),
  problems: ['unprocessable', 'too_many_rows'],
})

export const getTasksOfMonth = endpoint({
  method: 'GET',
  path: '/api/tasks/month',
  summary:
    'What a month shows of any number of tasks: of each day the first by the clock and how many there are in all; bars are what fills whole days or reaches from one day into another',
  permission: 'dossier.list',
  entity: 'task',
  query: z.strictObject({ ...rangeQuery, ...filters }).check(rangeRule),
  audit: 'always',
  answer: z.strictObject({
    days: z.array(z.strictObject({ date: Day, count: z.number(), tasks: z.array(Task) })),
    bars: z.array(Task),
  }),
  problems: ['unprocessable'],
})

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
})

export const createNewPatientTask = endpoint({
  method: 'POST',
  path: '/api/tasks/new_patient_task',
  summary: "Opens a new client's dossier and plans the first visit; with `repeat` a series of them",
  permission: 'dossier.create',
  also: [{ permission: 'calendar.own', field: 'task' }],
  entity: 'dossier',
  creates: true,
  body: z.strictObject({ _id: z.optional(Id), client: NewClient, task: NewTaskOrSeries }),
  answer: z.strictObject({ dossier: createDossier.answer, task: Task }),
  problems: ['overlap'],
})

export const updateTask = endpoint({
  method: 'PATCH',
  path: '/api/tasks/{taskId}',
  summary: 'Changes a task: plan, status, begin and end',
  permission: 'calendar.own',
  entity: 'task',
  body: TaskChange,
  answer: Task,
  problems: ['stale', 'overlap', 'dossier_closed', 'part_of_record', 'doses_open'],
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
    // The name under which the removal of more than one can be taken back.
    change: z.optional(Id),
  }),
  answer: z.null(),
  problems: ['part_of_record', 'stale', 'dossier_closed'],
})
