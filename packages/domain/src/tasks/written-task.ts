import * as z from 'zod/mini'
import { SelectedServices } from '../day-services/selected-services.ts'
import { addDays, Day, daysBetween } from '../days/day.ts'
import { WrittenInstant } from '../days/instant.ts'
import { Apart } from '../series/apart.ts'
import { Repeat } from '../series/repeat.ts'
import { SeriesScope, Substitutes } from '../series/task-series.ts'
import { Id } from '../wire/id.ts'
import { maxLength } from '../wire/length.ts'
import { keptReason, OverlapConfirmation } from './overlap-confirmation.ts'
import { TaskFields } from './task.ts'
import { MeasureOfTask } from './task-measure.ts'
import { isTouched, WrittenTaskStatus } from './task-status.ts'

const { title, date } = TaskFields.shape
const others = z.omit(TaskFields, { title: true, date: true, end_date: true, status: true })

/** Fields that a request may leave out. The end of a task goes by two names; one is enough. */
const optionalShape = {
  end_date: z.optional(z.nullable(Day)),
  endDate: z.optional(z.nullable(Day)),
  status: z.optional(WrittenTaskStatus),
  ...z.partial(others).shape,
  started_at: z.optional(z.nullable(WrittenInstant)),
  ended_at: z.optional(z.nullable(WrittenInstant)),
  confirm_overlap: z.optional(z.nullable(OverlapConfirmation)),
}

const oneEnd = z.refine<{ end_date?: Day | null | undefined; endDate?: Day | null | undefined }>(
  written =>
    written.end_date === undefined || written.endDate === undefined || written.end_date === written.endDate,
  { error: 'twice', path: ['endDate'] },
)

const NewShape = { _id: z.optional(Id), title, date, ...optionalShape }

/** A new task as it is sent: title and day, and what else is known. */
export const NewTask = z.strictObject(NewShape).check(oneEnd)
export type NewTask = z.infer<typeof NewTask>

/** A new task that may begin a series, come of a measure of a care plan, and say which services its visit is for. */
export const NewTaskOrSeries = z
  .strictObject({
    ...NewShape,
    repeat: z.optional(Repeat),
    apart: z.optional(Apart),
    measure: z.optional(MeasureOfTask),
    services: z.optional(SelectedServices),
  })
  .check(
    oneEnd,
    z.refine(({ repeat, apart }) => apart === undefined || repeat !== undefined, {
      error: 'not_in_series',
      path: ['apart'],
    }),
  )

/** A series as it was looked at before: another one is refused, for it was told of this one what will be. */
export const SeriesState = z.string().check(maxLength(100))

/** What a change of more than one visit of a series says beside. */
const seriesShape = {
  /** Whether substitutes who land on another day still go, or whoever goes usually. */
  substitutes: z.optional(Substitutes),
  series_state: z.optional(SeriesState),
  /** The name under which the whole change can be taken back. */
  change: z.optional(Id),
  apart: z.optional(Apart),
}

/**
 * A change as it is sent: the version that was seen and the fields that become different; in a series also how far
 * it reaches (only this task where nothing is said), and another rule.
 */
export const TaskChange = z
  .strictObject({
    taskId: z.optional(Id),
    version: z.int().check(z.minimum(1)),
    title: z.optional(title),
    date: z.optional(date),
    ...optionalShape,
    repeat: z.optional(Repeat),
    scope: z.optional(SeriesScope),
    ...seriesShape,
  })
  .check(
    oneEnd,
    z.refine(
      ({ repeat, scope = 'this', apart }) => apart === undefined || repeat !== undefined || scope !== 'this',
      { error: 'not_in_series', path: ['apart'] },
    ),
  )
export type TaskChange = z.infer<typeof TaskChange>

/** The changes that a task may take, without the envelope they come in. */
export type ChangedTask = Omit<
  TaskChange,
  'version' | 'taskId' | 'repeat' | 'scope' | keyof typeof seriesShape
>

/** Where the form of a new task begins. */
export const newTaskDefaults = (today: Day) =>
  ({
    date: today,
    type: 'client',
    status: 'pending',
    full_day: false,
    start_time: '08:00',
    end_time: '09:00',
  }) as const

/** The new task with every field in its place; its author carries it out unless somebody else is named. */
export function completeTask(written: Omit<NewTask, '_id'>, author: Id): TaskFields {
  const { endDate, end_date, ...fields } = written
  return {
    description: '',
    start_time: null,
    end_time: null,
    full_day: false,
    type: 'client',
    status: 'pending',
    not_done: null,
    client: null,
    operators: [author],
    started_at: null,
    ended_at: null,
    confirm_open_doses: null,
    ...withoutUndefined(fields),
    confirm_overlap: keptReason(fields.confirm_overlap),
    end_date: end_date ?? endDate ?? written.date,
  }
}

/**
 * The task after a change. Moved to another day it keeps its length, unless the change says where it ends. A
 * task that is no longer "not done" drops the reason for it, and one that is no visit any more its client.
 */
export function changeTask(before: TaskFields, change: ChangedTask): TaskFields {
  const { endDate, end_date = endDate, ...written } = change
  const fields = withoutUndefined(written)
  const after = { ...before, ...fields }
  const length = daysBetween(before.date, before.end_date)
  return {
    ...after,
    end_date: end_date === null ? after.date : (end_date ?? addDays(after.date, length)),
    confirm_overlap: keptReason(after.confirm_overlap),
    not_done: 'not_done' in fields || after.status === 'not_done' ? after.not_done : null,
    client: 'client' in fields || after.type === 'client' ? after.client : null,
  }
}

/**
 * Whether a task has another time, client or people than before, or takes its time again after it was not done:
 * what stands in its way is then looked at anew.
 */
export function isMoved(before: TaskFields, after: TaskFields): boolean {
  const takenUp = before.status === 'not_done' && after.status !== 'not_done'
  return takenUp || isReplanned(before, after)
}

function isReplanned(before: TaskFields, after: TaskFields): boolean {
  const isElsewhen = timeFields.some(field => before[field] !== after[field])
  const people = (task: TaskFields) => [task.client, ...task.operators.toSorted()].join()
  return isElsewhen || people(before) !== people(after)
}

/**
 * Whether a change takes a visit from where the record has it: begun or settled, its time and its people stay;
 * past, its day and its client, for what was not done is said of the visit itself.
 */
export function leavesRecord(before: TaskFields, after: TaskFields, today: Day): boolean {
  if (before.type !== 'client') return false
  if (isTouched(before)) return isReplanned(before, after)
  return (
    before.date < today && (['date', 'client', 'type'] as const).some(name => before[name] !== after[name])
  )
}

/** Whether a visit no longer stands where it stood: at another time, or at another client's. */
export const leavesPlace = (before: TaskFields, after: TaskFields): boolean =>
  before.client !== null &&
  (before.client !== after.client || timeFields.some(field => before[field] !== after[field]))

const timeFields = ['date', 'end_date', 'start_time', 'end_time', 'full_day', 'type'] as const

/** A key that holds `undefined` says nothing, as if it were absent. */
function withoutUndefined<Written extends object>(written: Written): Defined<Written> {
  return Object.fromEntries(
    Object.entries(written).filter(([, value]) => value !== undefined),
  ) as Defined<Written>
}

type Defined<Written> = { [Key in keyof Written]: Exclude<Written[Key], undefined> }
