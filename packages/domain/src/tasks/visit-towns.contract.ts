import * as z from 'zod/mini'
import { rangeQuery, rangeRule } from '../days/day-range.ts'
import { Place } from '../travel/travel-time.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'

/** In which town a client lives, and where that lies; null where it is none of those that are known. */
export const VisitTown = z.strictObject({ dossierId: Id, city: z.string(), place: z.nullable(Place) })
export type VisitTown = z.infer<typeof VisitTown>

export const getVisitTowns = endpoint({
  method: 'GET',
  path: '/api/tasks/towns',
  summary:
    'In which town each client lives who is visited within a range, as far as it is written and the caller may know it',
  permission: 'personal.read',
  entity: 'personal_data',
  query: z.strictObject(rangeQuery).check(rangeRule),
  audit: 'always',
  answer: z.array(VisitTown),
  problems: ['unprocessable', 'too_many_rows'],
})
