import type { UseFormReturnType } from '@mantine/form'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import { fieldsOfTask, type Task, type TaskFields, WholeTask } from '@vicino/domain/tasks/task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import * as z from 'zod/mini'
import { changedFields } from '../drafts/changed-fields.ts'

/** What no form writes: begin and end belong to the taps that make them, the reason of an overlap to its question. */
type Tapped = 'started_at' | 'ended_at' | 'confirm_overlap'

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
}
export type TaskForm = UseFormReturnType<TaskValues>
export type WrittenFields = Omit<TaskFields, Tapped>

/** The form's values as the domain knows them: persons by their ids, one day where no end was written. */
const plainFields = ({ _id, version, client, operators, ...values }: TaskValues): unknown => ({
  ...values,
  end_date: values.end_date ?? values.date,
  client: client?._id ?? null,
  operators: operators.map(operator => operator._id),
  started_at: null,
  ended_at: null,
  confirm_overlap: null,
})

/** The rules of a task over what the form holds. */
export const FormTask = z.pipe(z.transform(plainFields), WholeTask)

const withoutTapped = ({ started_at, ended_at, confirm_overlap, ...fields }: TaskFields): WrittenFields =>
  fields

export const writtenFields = (values: TaskValues): WrittenFields => withoutTapped(FormTask.parse(values))

/**
 * What a change sends: the fields that differ from the version that was seen. A task that moves says where it
 * ends, or the server would keep its length. Over a version that is no longer known, everything is sent.
 */
export function changeOf(values: TaskValues, seen: Task): Partial<WrittenFields> {
  const fields = writtenFields(values)
  if (values.version !== seen.version) return fields
  const changed = changedFields(withoutTapped(fieldsOfTask(seen)), fields)
  return 'date' in changed ? { ...changed, end_date: fields.end_date } : changed
}

/** The form's values for a task that stands. */
export const valuesOf = ({
  started_at,
  ended_at,
  confirm_overlap,
  dossierId,
  suspended_by_dossier,
  series,
  author,
  created_at,
  visit,
  ...values
}: Task): TaskValues => values
