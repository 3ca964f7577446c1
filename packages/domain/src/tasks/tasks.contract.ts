import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { rangeQuery, rangeRule } from '../days/day-range.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { pageOf, pageQuery } from '../wire/page.ts'
import { lineMax, text } from '../wire/text.ts'
import { LateToDo } from './late-to-do.ts'
import { Task } from './task.ts'
import { WrittenTaskStatus } from './task-status.ts'
import { TaskType } from './task-type.ts'

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

export const getLateToDos = endpoint({
  method: 'GET',
  path: '/api/tasks/late_to_dos',
  summary:
    'What was to be done before today and still is, for whom it waits: who carries it out, or answers for it where nobody does. The steps of protocols with alarms first, then what waits longest',
  permission: 'dossier.list',
  entity: 'task',
  query: z.strictObject(pageQuery),
  audit: 'always',
  answer: pageOf(LateToDo),
  problems: [],
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
