import type { Qualification } from '@vicino/domain/services/qualification.ts'
import type { TimedTask } from '@vicino/domain/assignment/assignment-check.ts'
import type { UseFormReturnType } from '@mantine/form'
import type { SelectedService } from '@vicino/domain/day-services/selected-services.ts'
import type { NewVisitService } from '@vicino/domain/day-services/new-visit-services.ts'
import type { ServiceDetails } from '@vicino/domain/services/service-details.ts'
import type { Service } from '@vicino/domain/services/service.ts'
import { defaultBirthday, NewClient } from '@vicino/domain/dossiers/client.ts'
import type { Gender } from '@vicino/domain/people/gender.ts'
import { Clock } from '@vicino/domain/days/clock.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { newTaskDefaults } from '@vicino/domain/tasks/written-task.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import type { Repeat } from '@vicino/domain/series/repeat.ts'
import { visitSpan } from '@vicino/domain/tasks/planned-task.ts'
import { fieldsOfTask, type Task, TaskFields, taskRules } from '@vicino/domain/tasks/task.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import * as z from 'zod/mini'
import { changedFields } from '../../drafts/changed-fields.ts'
import {
  moveRepeat,
  noRepeat,
  repeatOf,
  repeatProblems,
  type RepeatValues,
  valuesOfSeries,
} from '../series/repeat-values.ts'
import { differs } from '../../ui/sheets/merge-sides.ts'

/** What no form writes: begin and end belong to the taps that make them, the reason of an overlap to its question. */
type Tapped = 'started_at' | 'ended_at' | 'confirm_overlap' | 'confirm_open_doses'

/** A client who has no dossier yet, as far as a first visit asks; the rest is written in the dossier. */
export type NewClientValues = {
  _id: Id
  first_name: string
  last_name: string
  birthday: string | null
  gender: Gender | null
}

/** A new client of whom nothing is written yet. */
export const newClientValues = (today: Day): NewClientValues => ({
  _id: newId(),
  first_name: '',
  last_name: '',
  birthday: defaultBirthday(today),
  gender: null,
})

/** A service of the catalogue as it is chosen, with what it asks of who carries it out. */
export type ChosenService = NewVisitService & ServiceDetails & Pick<Service, 'min_qualification'>

/**
 * What the form holds: days perhaps still open, persons with their names so that they can be shown. With them the
 * task's id and the version that was seen, 0 for a new one, so that a draft still knows what it was written over.
 */
export type TaskValues = Omit<TaskFields, 'date' | 'end_date' | 'client' | 'operators' | Tapped> & {
  _id: Id
  version: number
  date: string | null
  end_date: string | null
  client: NamedPerson | null
  operators: NamedPerson[]
  /** Whom the visit is for, where her dossier is opened with it. */
  new_client: NewClientValues | null
  repeat: RepeatValues
  /** For which services a new visit is; those of one that stands are planned with its day. */
  services: ChosenService[]
}
export type TaskForm = UseFormReturnType<TaskValues>
export type WrittenFields = Omit<TaskFields, Tapped>

/** What is written of a new client: an open choice is missing, for the rules to refuse. */
const writtenClient = ({ _id, birthday, gender, ...names }: NewClientValues): Partial<NewClient> => ({
  ...names,
  ...(birthday !== null && { birthday }),
  ...(gender !== null && { gender }),
})

/** The form's values as the domain knows them: persons by their ids, one day where no end was written. */
const plainFields = ({ _id, version, client, operators, new_client, ...values }: TaskValues): unknown => ({
  ...values,
  end_date: values.end_date ?? values.date,
  client: new_client?._id ?? client?._id ?? null,
  new_client: new_client && writtenClient(new_client),
  operators: operators.map(operator => operator._id),
  started_at: null,
  ended_at: null,
  confirm_overlap: null,
  confirm_open_doses: null,
})

const FirstNamed = z.pick(NewClient, { first_name: true, last_name: true, birthday: true, gender: true })

const repeatRules = z.superRefine<{ date: string; repeat: RepeatValues }>(({ date, repeat }, context) => {
  for (const { path, code } of repeatProblems(repeat, date))
    context.addIssue({ code: 'custom', path, message: code, input: repeat })
})

/** The rules of a task, of its series and of a new client over what the form holds. */
export const FormTask = z.pipe(
  z.transform(plainFields),
  z
    .strictObject({
      ...TaskFields.shape,
      repeat: z.custom<RepeatValues>(),
      services: z.custom<ChosenService[]>(),
      new_client: z.nullable(FirstNamed),
    })
    .check(taskRules, visitSpan, repeatRules),
)

const withoutTapped = ({
  started_at,
  ended_at,
  confirm_overlap,
  confirm_open_doses,
  ...fields
}: TaskFields): WrittenFields => fields

/** What a form sends of the task itself. */
export function writtenFields(values: TaskValues): WrittenFields {
  const { repeat, new_client, services, ...fields } = FormTask.parse(values)
  return withoutTapped(fields)
}

/** The new client as she is sent with her first visit. */
export const writtenNewClient = (values: TaskValues): NewClient | null => FormTask.parse(values).new_client

/** For which services the new visit is; undefined where none is chosen. */
export const writtenServices = ({ services }: TaskValues): SelectedService[] | undefined =>
  services.length === 0 ? undefined : services.map(({ serviceId, duration }) => ({ serviceId, duration }))

/** How the new task repeats. */
export const writtenRepeat = (values: TaskValues): Repeat | undefined =>
  repeatOf(values.repeat, FormTask.parse(values).date)

/**
 * What a change sends: the fields that differ from the version that was seen. A task that moves says where it
 * ends, or the server would keep its length. Over a version that is no longer known, everything is sent.
 */
export function taskChangeOf(values: TaskValues, seen: Task): Partial<WrittenFields> & { repeat?: Repeat } {
  const fields = writtenFields(values)
  const repeat = changesRepeat(values, seen) ? writtenRepeat(values) : undefined
  const rule = repeat && { repeat }
  if (values.version !== seen.version) return { ...fields, ...rule }
  const changed = changedFields(withoutTapped(fieldsOfTask(seen)), fields)
  return { ...changed, ...('date' in changed && { end_date: fields.end_date }), ...rule }
}

/** Whether the rule was changed, and did not only move along with the day: that the server does by itself. */
export function changesRepeat({ date, repeat }: TaskValues, seen: Task): boolean {
  return differs(repeat, moveRepeat(valuesOfSeries(seen.series, seen.date), seen.date, date))
}

/** The visit that is written, as far as it says who is free for it; null of what is none, or has no time yet. */
export function timedVisit(values: TaskValues): TimedTask | null {
  const { _id, type, status, date, start_time, end_time, full_day } = values
  const when = TimedDays.safeParse({ date, end_date: values.end_date ?? date })
  const clocks = full_day || (Clock.safeParse(start_time).success && Clock.safeParse(end_time).success)
  if (type !== 'client' || !when.success || !clocks) return null
  return { _id, type, status, ...when.data, start_time, end_time, full_day }
}

/** Names the series that a form writes: when it is, for whom and by whom. */
export const seriesText = ({
  date,
  end_date,
  start_time,
  end_time,
  repeat,
  client,
  operators,
}: TaskValues): string => JSON.stringify([date, end_date, start_time, end_time, repeat, client, operators])

/** What the chosen services ask of who carries them out. */
export const neededBy = ({ services }: TaskValues): Qualification[] =>
  services.map(({ min_qualification }) => min_qualification)

const TimedDays = z.pick(TaskFields, { date: true, end_date: true })

/** The form's values for a new task, while nothing is said of it. */
export const newTaskValues = (_id: Id, date: Day): TaskValues => ({
  ...newTaskDefaults(date),
  _id,
  version: 0,
  title: '',
  description: '',
  end_date: date,
  not_done: null,
  client: null,
  operators: [],
  new_client: null,
  repeat: noRepeat,
  services: [],
})

/** The form's values for a task that stands. */
export const valuesOf = ({
  started_at,
  ended_at,
  confirm_overlap,
  confirm_open_doses,
  dossierId,
  suspended_by_dossier,
  series,
  author,
  created_at,
  visit,
  measure,
  step,
  changed,
  ...values
}: Task): TaskValues => ({
  ...values,
  new_client: null,
  repeat: valuesOfSeries(series, values.date),
  services: [],
})
