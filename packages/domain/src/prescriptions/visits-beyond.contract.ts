import * as z from 'zod/mini'
import { Clock } from '../days/clock.ts'
import { Day } from '../days/day.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'

/** A visit that loses its order where a prescription is closed on a day before it. */
export const VisitBeyond = z.strictObject({
  taskId: Id,
  date: Day,
  start_time: z.nullable(Clock),
  title: z.string(),
  is_completed: z.boolean(),
  /** The names of its services that nothing else orders on its day. */
  services: z.array(z.string()),
})
export type VisitBeyond = z.infer<typeof VisitBeyond>

/** How many of them are told by their day. */
export const visitsBeyondTold = 5

export const getVisitsBeyond = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/prescriptions/{prescriptionId}/visits_beyond',
  summary:
    'The visits after a day that lose their order where a prescription ends on it: how many, of them those carried out, and the first',
  permission: 'prescription.read',
  entity: 'prescription',
  query: z.strictObject({ date: Day }),
  answer: z.strictObject({ count: z.number(), completed: z.number(), visits: z.array(VisitBeyond) }),
  problems: [],
})
