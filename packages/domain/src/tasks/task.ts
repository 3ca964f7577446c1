import * as z from 'zod/mini'
import { Clock } from '../days/clock.ts'
import { Day } from '../days/day.ts'
import { problemOfRange } from '../days/day-range.ts'
import { Instant } from '../days/instant.ts'
import { NamedPerson } from '../people/named-person.ts'
import type { FieldCode } from '../wire/field-error.ts'
import { Id } from '../wire/id.ts'
import { TaskSeries } from '../series/task-series.ts'
import { line, lineMax, noteMax, Reason, someLine, text } from '../wire/text.ts'
import { Qualification } from '../services/qualification.ts'
import { ConfirmOpenDoses } from './open-doses-confirmation.ts'
import { TaskMeasure } from './task-measure.ts'
import { lacksWords, NotDone, TaskStatus } from './task-status.ts'
import { TaskStep } from './task-step.ts'
import { TaskType } from './task-type.ts'
import { VisitSheet } from './visit-sheet.ts'
import { maxLength } from '../wire/length.ts'

/** Why somebody plans two things at one time. */
export const ConfirmOverlap = z.strictObject({ reason: Reason })
export type ConfirmOverlap = z.infer<typeof ConfirmOverlap>

/** Most people that one task may bring together. */
const mostOperators = 50

/**
 * What somebody writes of a task, as it is stored. Day and clock are what was typed, in Europe/Zurich: summer
 * time never moves a visit. `end_date` is the day itself unless it ends on another.
 */
export const TaskFields = z.strictObject({
  title: someLine(lineMax),
  description: text(noteMax),
  date: Day,
  end_date: Day,
  start_time: z.nullable(Clock),
  end_time: z.nullable(Clock),
  full_day: z.boolean(),
  type: TaskType,
  status: TaskStatus,
  not_done: z.nullable(NotDone),
  client: z.nullable(Id),
  operators: z.array(Id).check(
    maxLength(mostOperators),
    z.refine(operators => new Set(operators).size === operators.length, 'twice'),
  ),
  started_at: z.nullable(Instant),
  ended_at: z.nullable(Instant),
  confirm_overlap: z.nullable(ConfirmOverlap),
  confirm_open_doses: z.nullable(ConfirmOpenDoses),
})
export type TaskFields = z.infer<typeof TaskFields>

/** Rules that hold between the fields of a task; each names the field it is shown at. */
export const taskRules = z.superRefine<TaskFields>((task, context) => {
  const refuse = (field: keyof TaskFields, message: FieldCode) =>
    context.addIssue({ code: 'custom', path: [field], message, input: task[field] })
  const rangeProblem = problemOfRange(task.date, task.end_date)
  if (rangeProblem) refuse('end_date', rangeProblem)
  for (const field of ['start_time', 'end_time'] as const) {
    if (task.full_day && task[field] !== null) refuse(field, 'full_day_has_no_clock')
    if (!task.full_day && task[field] === null) refuse(field, 'required')
  }
  if (endsBeforeStart(task)) refuse('end_time', 'end_not_after_start')
  if (task.type === 'client' && task.client === null) refuse('client', 'required')
  if (task.type !== 'client' && task.client !== null) refuse('client', 'only_for_visit')
  if (task.status === 'not_done' && task.not_done === null) refuse('not_done', 'required')
  if (task.status !== 'not_done' && task.not_done !== null) refuse('not_done', 'only_when_not_done')
  if (task.not_done && lacksWords(task.not_done))
    context.addIssue({ code: 'custom', path: ['not_done', 'text'], message: 'required', input: '' })
  if (task.started_at && task.ended_at && task.ended_at < task.started_at)
    refuse('ended_at', 'end_before_start')
})

/**
 * A clock that is not after that of the start ends before it on the same day alone: a later day says so itself, as of an
 * event over a weekend. How long a visit may last is another rule, and an end on an earlier day is wrong as a day.
 */
const endsBeforeStart = ({ date, end_date, start_time, end_time }: TaskFields): boolean =>
  start_time !== null && end_time !== null && end_time <= start_time && end_date === date

/** The fields of a task with the rules between them: what the form checks and the server stores. */
export const WholeTask = TaskFields.check(taskRules)

/**
 * A task as it is answered: persons with their names, `dossierId` where it is a visit. A visit is
 * `suspended_by_dossier` while the client's dossier rests: it shows struck and is not due. A to-do of a care plan says in
 * `measure`, that of a protocol in `step`, for whom it is; `care_untold`: it comes of one that its reader may not know;
 * `needs`: what a step asks of who does it, so that who plans finds somebody; `changed`: who wrote this version, and when,
 * where a change over an older one is refused.
 */
export const Task = z.strictObject({
  ...TaskFields.shape,
  _id: Id,
  version: z.number(),
  title: line(lineMax),
  client: z.nullable(NamedPerson),
  dossierId: z.nullable(Id),
  operators: z.array(NamedPerson),
  suspended_by_dossier: z.boolean(),
  series: z.nullable(TaskSeries),
  author: NamedPerson,
  created_at: Instant,
  visit: z.optional(VisitSheet),
  measure: z.optional(TaskMeasure),
  step: z.optional(TaskStep),
  care_untold: z.optional(z.boolean()),
  needs: z.optional(z.nullable(Qualification)),
  changed: z.optional(z.strictObject({ by: z.string(), at: Instant })),
})
export type Task = z.infer<typeof Task>

/** The fields of an answered task, for the rules and for a change. */
export function fieldsOfTask(task: Task): TaskFields {
  const {
    _id,
    version,
    dossierId,
    suspended_by_dossier,
    series,
    author,
    created_at,
    visit,
    measure,
    step,
    care_untold,
    needs,
    changed,
    ...named
  } = task
  const operators = named.operators.map(operator => operator._id)
  return { ...named, client: named.client?._id ?? null, operators }
}

/** What stands where a task has no client or no title. */
export const noClient = { label: 'No Client' } as const
export const untitled = { label: 'Untitled' } as const
