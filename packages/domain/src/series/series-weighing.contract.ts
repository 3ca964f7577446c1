import * as z from 'zod/mini'
import { Operator } from '../assignment/assignment.contract.ts'
import { Clock } from '../days/clock.ts'
import { Day } from '../days/day.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { TaskFields } from '../tasks/task.ts'
import { Repeat } from './repeat.ts'

/** A day of a series on which it is in somebody's way: whose of its operators, and whether its client expects somebody. */
const BusyDay = z.strictObject({ date: Day, operators: z.array(Id), client: z.boolean() })
export type BusyDay = z.infer<typeof BusyDay>

/** A colleague, and on which of those days she is free then. */
export const FreeColleague = z.strictObject({ ...Operator.shape, free: z.array(Day) })
export type FreeColleague = z.infer<typeof FreeColleague>

/** How a whole series stands to what is planned: how many days it has, which are busy, and who could go then. */
export const SeriesWeight = z.strictObject({
  days: z.number(),
  busy: z.array(BusyDay),
  colleagues: z.array(FreeColleague),
})
export type SeriesWeight = z.infer<typeof SeriesWeight>

export const weighSeries = endpoint({
  method: 'POST',
  path: '/api/tasks/weigh_series',
  summary:
    'On which days of a new series its operators or its client have something else at that time, and which of the colleagues whom the caller plans are free then; nothing is written',
  permission: 'calendar.own',
  entity: 'task',
  audit: 'never',
  body: z.strictObject({
    date: Day,
    end_date: Day,
    start_time: Clock,
    end_time: Clock,
    client: z.nullable(Id),
    operators: TaskFields.shape.operators,
    repeat: Repeat,
  }),
  answer: SeriesWeight,
  problems: ['dossier_closed'],
})
