import type { FormName } from '@vicino/domain/drafts/form-kinds.ts'
import { allDossiers, type createDossier } from '@vicino/domain/dossiers/dossiers.contract.ts'
import type { Apart } from '@vicino/domain/series/apart.ts'
import type { OverlapConfirmation } from '@vicino/domain/tasks/overlap-confirmation.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { MeasureOfTask } from '@vicino/domain/tasks/task-measure.ts'
import { createNewPatientTask } from '@vicino/domain/tasks/new-patient-task.contract.ts'
import { createTask } from '@vicino/domain/tasks/task-change.contract.ts'
import type { AnswerOf } from '@vicino/domain/wire/endpoint.ts'
import { useRef } from 'react'
import { type OverlapQuestion, useOverlap } from '../../calls/use-overlap.ts'
import { useSave } from '../../calls/use-save.ts'
import { type DraftFormState, useDraftForm } from '../../drafts/use-draft-form.ts'
import { errorsOfNewPatient, errorsOfTask } from './errors-of-task.ts'
import { taskReads } from '../task-reads.ts'
import {
  FormTask,
  type TaskForm,
  type TaskValues,
  writtenFields,
  writtenNewClient,
  writtenRepeat,
  writtenServices,
} from './task-values.ts'

/** The visit that was planned, and the dossier that was opened with it. */
export type Made = { task: Task; dossier: AnswerOf<typeof createDossier> | null }

type NewTaskForm = {
  draft: DraftFormState<TaskValues, Made>
  /** What a refusal says of the whole form. */
  banner: string | null
  overlap: OverlapQuestion | null
  /** Takes the refusal back. */
  clear: () => void
  /** Saves a series with some days apart: left out, or others go then. */
  standApart: (days: Apart) => void
}

type Options = {
  key: FormName
  start: TaskValues
  /** Of which measure of a care plan it comes. */
  measure: MeasureOfTask | undefined
  onSaved: (made: Made) => void
}

/** The form of a new task: one call writes it, with its series and with the dossier of a new client. */
export function useNewTask({ key, start, measure, onSaved }: Options): NewTaskForm {
  const visit = useSave(createTask, { refreshes: taskReads })
  const firstVisit = useSave(createNewPatientTask, { refreshes: [...taskReads, allDossiers] })

  // Of the refusal that is being answered: a reason that is given after it is for the rest.
  const apart = useRef<Apart>(undefined)
  const send = async (
    values: TaskValues,
    form: TaskForm,
    confirmed: { confirm_overlap?: OverlapConfirmation } = {},
  ): Promise<Made | undefined> => {
    const repeat = writtenRepeat(values)
    const services = writtenServices(values)
    const body = {
      ...writtenFields(values),
      _id: values._id,
      ...(repeat && { repeat, ...(apart.current && { apart: apart.current }) }),
      ...(services && { services }),
      ...confirmed,
    }
    const client = writtenNewClient(values)
    if (client && values.new_client)
      return firstVisit.send(
        { body: { _id: values.new_client._id, client, task: body } },
        errorsOfNewPatient(form),
      )
    const task = await visit.send({ body: { ...body, ...(measure && { measure }) } }, errorsOfTask(form))
    return task && { task, dossier: null }
  }
  const draft = useDraftForm<TaskValues, Made>({
    key,
    schema: FormTask,
    start,
    send: (values, form) => {
      apart.current = undefined
      return send(values, form)
    },
    onSaved,
  })
  const save = draft.form.values.new_client ? firstVisit : visit
  const again = async (confirmed?: { confirm_overlap: OverlapConfirmation }): Promise<void> => {
    const made = await send(draft.form.values, draft.form, confirmed)
    if (made) draft.finish(made)
  }
  const standApart = (days: Apart): void => {
    save.clear()
    apart.current = days
    void again()
  }
  const overlap = useOverlap(save, confirm_overlap => again({ confirm_overlap }))
  return {
    draft,
    banner: save.code === 'overlap' ? null : save.banner,
    overlap,
    clear: save.clear,
    standApart,
  }
}
