import * as z from 'zod/mini'
import { rangeQuery, rangeRule } from '../days/day-range.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'

export const printPlan = endpoint({
  method: 'POST',
  path: '/api/tasks/print_plan',
  summary: 'Notes in the audit log that a part of the plan is printed',
  permission: 'calendar.own',
  need: 'read',
  entity: 'task',
  action: 'print',
  body: z
    .strictObject({ ...rangeQuery, dossierId: z.optional(Id), operatorId: z.optional(Id) })
    .check(rangeRule),
  answer: z.null(),
  problems: ['unprocessable'],
})
