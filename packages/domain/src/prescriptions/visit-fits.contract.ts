import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { rangeQuery, rangeRule } from '../days/day-range.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { PlanRange } from './plan-range.ts'

/** How a visit of the calendar stands to what is prescribed, where there is anything to be said. */
export const VisitFit = z.strictObject({
  taskId: Id,
  none: z.boolean(),
  /** The names of its services that are not prescribed. */
  unprescribed: z.array(z.string()),
  exceeded: z.array(z.strictObject({ letter: z.string(), minutes: z.number(), until: Day })),
  endsOn: z.nullable(Day),
})
export type VisitFit = z.infer<typeof VisitFit>

export const getVisitFits = endpoint({
  method: 'GET',
  path: '/api/tasks/prescription_fits',
  summary:
    'Those visits of a range that are not prescribed, beyond their minutes, or of a series that outlives its order',
  permission: 'prescription.read',
  entity: 'prescription',
  query: z
    .strictObject({ ...rangeQuery, dossierId: z.optional(Id), operatorId: z.optional(Id) })
    .check(rangeRule),
  answer: z.array(VisitFit),
  problems: ['unprocessable', 'too_many_rows'],
})

/** The visits of a day with a service that no order of the day names: how many, and the first by the clock. */
export const UnorderedDay = z.strictObject({ date: Day, count: z.number(), first: z.array(Id) })
export type UnorderedDay = z.infer<typeof UnorderedDay>

export const getUnorderedDays = endpoint({
  method: 'GET',
  path: '/api/tasks/unordered_days',
  summary:
    'The days of a range with visits of which a service is not prescribed, of any number of clients: how many, and as many of the first as a month shows',
  permission: 'prescription.read',
  entity: 'prescription',
  query: PlanRange,
  answer: z.array(UnorderedDay),
  problems: ['unprocessable'],
})
