import * as z from 'zod/mini'
import { Operator } from '../assignment/assignment.contract.ts'
import { Clock } from '../days/clock.ts'
import { Day } from '../days/day.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { Task, TaskFields } from '../tasks/task.ts'
import { TaskChange } from '../tasks/written-task.ts'
import { Repeat } from './repeat.ts'

/**
 * A day of a series on which it is in somebody's way: whose of its operators, who of them could go (`staying`), and
 * whether its client expects somebody. `place` is its day by the rule, by which it is named where it is set apart;
 * `stands`: the visit stands already, elsewhere.
 */
const BusyDay = z.strictObject({
  place: Day,
  date: Day,
  operators: z.array(Id),
  staying: z.array(Id),
  client: z.boolean(),
  stands: z.boolean(),
})
export type BusyDay = z.infer<typeof BusyDay>

/** When a visit could be instead. */
const FreeTime = z.strictObject({ start_time: Clock, end_time: Clock })
export type FreeTime = z.infer<typeof FreeTime>

/** A colleague, and on which of those days, by their places, she is free then. */
export const FreeColleague = z.strictObject({ ...Operator.shape, free: z.array(Day) })
export type FreeColleague = z.infer<typeof FreeColleague>

/**
 * How a whole series stands to what is planned: how many days it has, which are busy, when all of it could be instead,
 * and who could go on those days.
 */
export const SeriesWeight = z.strictObject({
  days: z.number(),
  busy: z.array(BusyDay),
  time: z.nullable(FreeTime),
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

export const weighSeriesChange = endpoint({
  method: 'POST',
  path: '/api/tasks/{taskId}/weigh_series_change',
  summary:
    'The same of a series that stands, or that a task begins: on which of its days what a change moves, or adds, has something else at that time; nothing is written',
  permission: 'calendar.own',
  entity: 'task',
  audit: 'never',
  body: TaskChange,
  answer: SeriesWeight,
  problems: ['stale', 'dossier_closed', 'part_of_record', 'visit_recorded'],
  current: { stale: Task, part_of_record: Task, visit_recorded: Task },
})
