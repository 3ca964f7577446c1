import * as z from 'zod/mini'
import { RefusedTasks } from '../assignment/assignment.ts'
import { Operator } from '../assignment/assignment.contract.ts'
import { Relation } from '../contact-persons/contact-person.ts'
import { Clock } from '../days/clock.ts'
import { Day } from '../days/day.ts'
import { rangeQuery } from '../days/day-range.ts'
import { Instant } from '../days/instant.ts'
import { NamedPerson } from '../people/named-person.ts'
import { Qualification } from '../services/qualification.ts'
import { Overlap } from '../tasks/overlap.ts'
import { Task } from '../tasks/task.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { maxLength } from '../wire/length.ts'
import { AbsenceFields, absenceRules, AbsenceKind, problemsOf } from './absence.ts'
import { StaysFor } from './released.ts'

/** Most tasks that one absence releases. */
export const mostReleased = 1000

/** A visit or to-do that is to go to somebody else. `busy`: which of the colleagues have something at that time. */
export const ReleasedTask = z.strictObject({
  task: Task,
  needed: z.nullable(Qualification),
  town: z.nullable(z.string()),
  busy: z.array(Id),
})
export type ReleasedTask = z.infer<typeof ReleasedTask>

/** A colleague who may take over: from when to when she works here, her days, and whose visits she has made. */
export const ColleagueToTakeOver = z.strictObject({
  ...Operator.shape,
  start_date: Day,
  end_date: z.nullable(Day),
  days: z.array(z.strictObject({ date: Day, minutes: z.number(), towns: z.array(z.string()) })),
  visits: z.array(z.strictObject({ dossierId: Id, count: z.number() })),
})
export type ColleagueToTakeOver = z.infer<typeof ColleagueToTakeOver>

export const AbsencePlan = z.strictObject({
  operator: NamedPerson,
  released: z.array(ReleasedTask),
  stays: z.array(z.strictObject({ task: Task, why: StaysFor })),
  colleagues: z.array(ColleagueToTakeOver),
})
export type AbsencePlan = z.infer<typeof AbsencePlan>

const AbsenceQuery = z.strictObject({
  ...rangeQuery,
  operatorId: Id,
  start_time: z.optional(Clock),
  end_time: z.optional(Clock),
})

/** An absence that is asked about keeps the rules of one that is written; without clocks it is of whole days. */
const absenceAskedRules = z.superRefine<z.infer<typeof AbsenceQuery>>((asked, context) => {
  const { operatorId, startDate: date, endDate: end_date, start_time = null, end_time = null } = asked
  const full_day = start_time === null && end_time === null
  const absence = { operatorId, kind: 'absence', date, end_date, full_day, start_time, end_time } as const
  for (const { path, message } of problemsOf(absence))
    context.addIssue({
      code: 'custom',
      path: path.map(field => (field === 'end_date' ? 'endDate' : field)),
      message,
      input: undefined,
    })
})

export const planAbsence = endpoint({
  method: 'GET',
  path: '/api/absences/plan',
  summary:
    'What an absence would release of somebody, in the order of time, with whatever says who of the colleagues whom the caller plans is free and fits; nothing is written',
  permission: 'calendar.plan_all',
  entity: 'task',
  query: AbsenceQuery.check(absenceAskedRules),
  audit: 'always',
  answer: AbsencePlan,
  problems: ['unprocessable', 'too_many_rows'],
})

/** A released task under the version that was seen, and who takes it; null leaves it to assign. */
const Handed = z.strictObject({ taskId: Id, version: z.int().check(z.minimum(1)), to: z.nullable(Id) })

const Handing = z.array(Handed).check(
  maxLength(mostReleased),
  z.refine(list => new Set(list.map(({ taskId }) => taskId)).size === list.length, 'twice'),
)

/** An absence as it is confirmed. `stays`: what else of hers was seen to stand at that time. */
export const NewAbsence = z
  .strictObject({
    _id: z.optional(Id),
    ...AbsenceFields.shape,
    handed: Handing,
    stays: z.array(Id).check(maxLength(mostReleased)),
  })
  .check(absenceRules)
export type NewAbsence = z.infer<typeof NewAbsence>

/** A task that an absence has handed on. `to`: who took it, null where it was left to assign. */
export const HandedTask = z.strictObject({ task: Task, to: z.nullable(NamedPerson) })
export type HandedTask = z.infer<typeof HandedTask>

/**
 * An absence that was confirmed with what it has handed on. `task`: how it stands on the calendar, null where somebody
 * took it off; `outside`: those that nobody has touched since and that lie outside of it by now, because it ends earlier
 * or was taken off; `gone`: how many of the tasks are no longer on the plan.
 */
export const MadeAbsence = z.strictObject({
  _id: Id,
  operator: NamedPerson,
  kind: AbsenceKind,
  made_by: NamedPerson,
  made_at: Instant,
  undone_at: z.nullable(Instant),
  task: z.nullable(Task),
  handed: z.array(HandedTask),
  outside: z.array(Id),
  gone: z.number(),
})
export type MadeAbsence = z.infer<typeof MadeAbsence>

export const createAbsence = endpoint({
  method: 'POST',
  path: '/api/absences',
  summary:
    'Writes an absence and hands on what it releases, all or nothing. A refusal for `stale` carries what became different or came to it, one for `overlap` what stands in the way',
  permission: 'calendar.plan_all',
  entity: 'task',
  creates: true,
  body: NewAbsence,
  answer: MadeAbsence,
  problems: ['stale', 'overlap', 'dossier_closed', 'id_taken'],
  current: { stale: RefusedTasks, overlap: Overlap },
})

export const handOnAbsence = endpoint({
  method: 'POST',
  path: '/api/absences/{absenceId}/hand_on',
  summary:
    'Hands on what an absence of one person that stands on the calendar already releases, all or nothing; `version` is that of its task. Refused as a new one is, for `stale` also where it is another absence by now',
  permission: 'calendar.plan_all',
  entity: 'task',
  body: z.strictObject({ version: z.int().check(z.minimum(1)), handed: Handing }),
  answer: MadeAbsence,
  problems: ['stale', 'overlap', 'dossier_closed'],
  current: { stale: RefusedTasks, overlap: Overlap },
})

export const getAbsence = endpoint({
  method: 'GET',
  path: '/api/absences/{absenceId}',
  summary: 'An absence that was confirmed with what it has handed on; null where a task is no such absence',
  permission: 'calendar.plan_all',
  need: 'read',
  entity: 'task',
  audit: 'always',
  answer: z.nullable(MadeAbsence),
  problems: [],
})

/**
 * Why a task was not restored: somebody changed it, it is over, its hour is no longer free, whoever had it does not work
 * then or may not be booked on it any more, or its dossier is closed to whoever takes it back.
 */
export const KeptFor = z.enum(['changed', 'past', 'taken', 'unfit', 'closed'])
export type KeptFor = z.infer<typeof KeptFor>

/** What was given back, and what was left as it is, with the reason. */
export const GivenBack = z.strictObject({
  restored: z.number(),
  kept: z.array(z.strictObject({ task: Task, why: KeptFor })),
  gone: z.number(),
})
export type GivenBack = z.infer<typeof GivenBack>

export const undoAbsence = endpoint({
  method: 'POST',
  path: '/api/absences/{absenceId}/undo',
  summary:
    'Takes an absence off the plan and gives back what it handed on, as far as nobody has touched it since; names what stays. `version` is that of its task, 0 where that is gone',
  permission: 'calendar.plan_all',
  entity: 'task',
  body: z.strictObject({ version: z.int().check(z.minimum(0)) }),
  answer: GivenBack,
  problems: ['stale', 'undo_too_late'],
  current: { stale: z.nullable(Task) },
})

/**
 * Some of what an absence handed on, each as it was seen: the absence stays as it is, and what is handed on and given back
 * again would otherwise be the same words.
 */
const GivenTasks = z
  .array(z.strictObject({ taskId: Id, version: z.int().check(z.minimum(1)) }))
  .check(maxLength(mostReleased))
export type GivenTasks = z.infer<typeof GivenTasks>

export const giveBackTasks = endpoint({
  method: 'POST',
  path: '/api/absences/{absenceId}/give_back',
  summary:
    'Gives back some of what an absence handed on, as far as nobody has touched it since, and leaves the absence as it is; names what stays. `version` as for the undo',
  permission: 'calendar.plan_all',
  entity: 'task',
  body: z.strictObject({
    version: z.int().check(z.minimum(0)),
    tasks: GivenTasks,
  }),
  answer: GivenBack,
  problems: ['stale', 'undo_too_late'],
  current: { stale: z.nullable(Task) },
})

/** Whom of a client one tells, with what changes for her. */
export const AbsenceCall = z.strictObject({
  client: NamedPerson,
  phone: z.nullable(z.string()),
  persons: z.array(z.strictObject({ name: z.string(), relation: Relation, phone: z.string() })),
  visits: z.array(HandedTask),
})
export type AbsenceCall = z.infer<typeof AbsenceCall>

export const getAbsenceCalls = endpoint({
  method: 'GET',
  path: '/api/absences/{absenceId}/calls',
  summary:
    'Whom to call after an absence, client by client: her phone and those around her who are told of appointments, as far as the caller may know them, and her visits with who comes now',
  permission: 'calendar.plan_all',
  need: 'read',
  entity: 'task',
  audit: 'always',
  answer: z.strictObject({ absence: MadeAbsence, calls: z.array(AbsenceCall) }),
  problems: [],
})

export const printAbsenceCalls = endpoint({
  method: 'POST',
  path: '/api/absences/{absenceId}/print',
  summary: 'Notes in the audit log that the list of calls of an absence is printed',
  permission: 'calendar.plan_all',
  need: 'read',
  entity: 'task',
  action: 'print',
  answer: z.null(),
  problems: [],
})
