import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { SeriesState } from '../tasks/written-task.ts'
import { SeriesScope } from '../series/task-series.ts'
import { Overlap } from '../tasks/overlap.ts'
import { OverlapConfirmation } from '../tasks/overlap-confirmation.ts'
import { Task } from '../tasks/task.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { DayServices, WrittenAppointments } from './appointment.ts'
import { DayProblem } from './day-problems.ts'
import { maxLength, minLength } from '../wire/length.ts'

/** Most days to which one call copies, and most visits that it makes. */
const mostDaysOfCopy = 100
export const mostVisitsOfCopy = 1000

const Version = z.int().check(z.minimum(0))

export const getDayServices = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/planning/{day}',
  params: { day: Day },
  summary: "The visits of a client's day with their planned services",
  permission: 'dossier.list',
  entity: 'task',
  answer: DayServices,
  problems: ['too_many_rows'],
})

/** At the door every reader of the dossier passes; the handler asks who may plan at all, as for a single visit. */
export const writeDayServices = endpoint({
  method: 'PUT',
  path: '/api/dossiers/{dossierId}/planning/{day}',
  params: { day: Day },
  summary:
    "Plans a client's day: makes and changes visits, and takes those off the plan that are left out, still to come and pending; a visit that is begun or settled stays as it is",
  permission: 'dossier.list',
  need: 'read',
  entity: 'task',
  body: z.strictObject({
    version: Version,
    appointments: WrittenAppointments,
    confirm_overlap: z.optional(OverlapConfirmation),
    // How far changed services reach in the series of a visit; only that visit where nothing is said.
    scope: z.optional(SeriesScope),
    // The series as it was told of before, where one visit of it is served otherwise: another one is refused.
    series_state: z.optional(SeriesState),
    // The name under which that change of a series can be taken back.
    change: z.optional(Id),
  }),
  answer: DayServices,
  problems: ['stale', 'overlap', 'dossier_closed', 'part_of_record', 'visit_recorded', 'too_many_rows'],
  current: { stale: DayServices, overlap: Overlap, part_of_record: Task, visit_recorded: Task },
})

export const copyDays = endpoint({
  method: 'POST',
  path: '/api/dossiers/{dossierId}/planning/copy_days',
  summary:
    'Plans the appointments of one day on other days too, beside what they hold; refused while one of them overlaps another or has no service',
  permission: 'dossier.list',
  need: 'read',
  entity: 'task',
  creates: true,
  body: z
    .strictObject({
      _id: z.optional(Id),
      from: Day,
      to: z.array(Day).check(
        minLength(1, 'required'),
        maxLength(mostDaysOfCopy),
        z.refine(days => new Set(days).size === days.length, 'twice'),
      ),
      version: z.optional(Version),
      confirm_overlap: z.optional(OverlapConfirmation),
    })
    .check(z.refine(({ from, to }) => !to.includes(from), { error: 'twice', path: ['to'] })),
  answer: z.array(DayServices),
  problems: ['stale', 'overlap', 'plan_incomplete', 'dossier_closed', 'too_many_rows'],
  current: {
    stale: DayServices,
    overlap: Overlap,
    plan_incomplete: z.strictObject({ problems: z.array(DayProblem) }),
  },
})
