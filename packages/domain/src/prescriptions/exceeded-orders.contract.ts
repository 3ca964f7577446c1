import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { NamedPerson } from '../people/named-person.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { PlanRange } from './plan-range.ts'
import { PrescriptionBalance } from './prescription-balance.ts'

/** An order of which more is done and planned in its period than it prescribes: of which letters, with their minutes. */
export const ExceededOrder = z.strictObject({
  prescriptionId: Id,
  dossierId: Id,
  client: NamedPerson,
  start: Day,
  end: Day,
  letters: PrescriptionBalance.shape.letters,
})
export type ExceededOrder = z.infer<typeof ExceededOrder>

/** As many orders as one looks through at once. */
export const exceededTold = 50

export const getExceededOrders = endpoint({
  method: 'GET',
  path: '/api/tasks/exceeded_orders',
  summary:
    'The orders by which clients have visits in a range, of any number of them, and of which more is done and planned than they prescribe: how many, and those first that are furthest beyond',
  permission: 'prescription.read',
  entity: 'prescription',
  query: PlanRange,
  answer: z.strictObject({ count: z.number(), first: z.array(ExceededOrder) }),
  problems: ['unprocessable'],
})
