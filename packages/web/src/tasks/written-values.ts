import { type Task, WholeTask } from '@vicino/domain/tasks/task.ts'
import * as z from 'zod/mini'
import type { TaskValues } from './TaskFields.tsx'

/** What the form holds as the domain knows it: persons by their ids, one day where no end was written. */
const fieldsOf = ({ client, operators, ...values }: TaskValues): z.input<typeof WholeTask> => ({
  ...values,
  date: values.date ?? '',
  end_date: values.end_date ?? values.date ?? '',
  client: client?._id ?? null,
  operators: operators.map(({ _id }) => _id),
  started_at: null,
  ended_at: null,
  confirm_overlap: null,
})

/** The rules of a task over what the form holds. */
export const FormTask = z.pipe(z.transform(fieldsOf), WholeTask)

/** What is sent of a task: begin and end belong to the taps that make them, not to the form. */
export function sentFields(values: TaskValues) {
  const { started_at, ended_at, confirm_overlap, ...fields } = FormTask.parse(values)
  return fields
}

/** The form's values for a task that stands. */
export const valuesOf = ({
  title,
  description,
  date,
  end_date,
  start_time,
  end_time,
  full_day,
  ...task
}: Task): TaskValues => ({
  title,
  description,
  date,
  end_date,
  start_time,
  end_time,
  full_day,
  type: task.type,
  status: task.status,
  not_done: task.not_done,
  client: task.client,
  operators: task.operators,
})
