import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { NamedPerson } from '../people/named-person.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { pageOf, pageQuery } from '../wire/page.ts'

/** A plan in force that is to be evaluated, with its client. */
export const DueEvaluation = z.strictObject({
  _id: Id,
  dossierId: Id,
  client: NamedPerson,
  due_on: Day,
})
export type DueEvaluation = z.infer<typeof DueEvaluation>

export const getDueEvaluations = endpoint({
  method: 'GET',
  path: '/api/care_plans/due',
  summary:
    'The care plans to be evaluated by next week, of all clients whom one may know, the oldest day first',
  permission: 'focus.read',
  entity: 'care_plan',
  query: z.strictObject(pageQuery),
  answer: pageOf(DueEvaluation),
  problems: [],
})
