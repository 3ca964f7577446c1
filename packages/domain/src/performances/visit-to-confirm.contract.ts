import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { Task } from '../tasks/task.ts'
import { VisitDose } from '../tasks/visit-sheet.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { Minutes } from './minutes.ts'
import { Performance, PlannedService } from './performance.ts'
import { RecordedServices } from './carried-out.ts'
import { obstacles } from './visit-to-confirm.ts'

/** A visit that is over and of which somebody still has to say how it went. */
export const VisitToConfirm = z.strictObject({
  task: Task,
  /** What is planned and not recorded. */
  services: z.array(
    z.strictObject({
      ...PlannedService.shape,
      /** What is offered to be recorded: as planned, or its share of how long the visit really took. */
      minutes: Minutes,
      /** Whether the prescription of the day names it; null for who may not know, and for what asks for none. */
      prescribed: z.nullable(z.boolean()),
    }),
  ),
  /** How many minutes are recorded of it already. */
  recorded: z.number(),
  /** Why one tap is not enough; null where it is. */
  obstacle: z.nullable(z.enum(obstacles.map(({ value }) => value))),
})
export type VisitToConfirm = z.infer<typeof VisitToConfirm>

export const getVisitsToConfirm = endpoint({
  method: 'GET',
  path: '/api/tasks/to_confirm/{date}',
  params: { date: Day },
  summary: "The caller's own visits of a day that are over and not confirmed, with what would be recorded",
  permission: 'performance.record',
  entity: 'task',
  audit: 'always',
  answer: z.strictObject({
    visits: z.array(VisitToConfirm),
    /** The last day before, of a month at most, on which a visit of hers was left without a word. */
    before: z.nullable(Day),
  }),
  problems: [],
})

export const confirmVisit = endpoint({
  method: 'POST',
  path: '/api/tasks/{taskId}/confirm',
  summary: 'Ends a visit that was made as planned and records its services, both or neither',
  permission: 'performance.record',
  entity: 'performance',
  creates: true,
  body: z.strictObject({
    _id: z.optional(Id),
    taskId: z.optional(Id),
    version: z.int().check(z.minimum(1)),
    performances: RecordedServices,
  }),
  answer: z.array(Performance),
  problems: ['stale', 'visit_not_carried_out', 'doses_open', 'dossier_closed'],
  current: { stale: Task, doses_open: z.array(VisitDose) },
})
