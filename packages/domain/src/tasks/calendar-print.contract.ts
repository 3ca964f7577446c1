import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { rangeQuery, rangeRule } from '../days/day-range.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { Task } from './task.ts'
import { VisitSheet } from './visit-sheet.ts'

/**
 * A stop of a tour as it goes on paper: where it is and whom to call, as far as the person who prints may read it.
 * How one gets in, warnings and drugs stay out: a sheet that is lost must neither open a door nor tell an illness.
 */
export const TourStop = z.strictObject({
  task: z.omit(Task, { visit: true }),
  reach: z.nullable(z.pick(VisitSheet, { birthday: true, address: true, phone: true })),
})
export type TourStop = z.infer<typeof TourStop>

export const getTour = endpoint({
  method: 'GET',
  path: '/api/tasks/tour/{date}',
  params: { date: Day },
  summary: "What somebody carries out on a day, in its order, with the clients' addresses and phones",
  permission: 'calendar.own',
  entity: 'task',
  query: z.strictObject({ operatorId: z.optional(Id) }),
  audit: 'always',
  answer: z.array(TourStop),
  problems: ['too_many_rows'],
})

export const printCalendar = endpoint({
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
