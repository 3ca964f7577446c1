import { allDossiers, type createDossier } from '@vicino/domain/dossiers/dossiers.contract.ts'
import type { ConfirmOverlap, Task } from '@vicino/domain/tasks/task.ts'
import { createNewPatientTask, createTask } from '@vicino/domain/tasks/tasks.contract.ts'
import type { AnswerOf } from '@vicino/domain/wire/endpoint.ts'
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
} from './task-values.ts'

/** The visit that was planned, and the dossier that was opened with it. */
export type Made = { task: Task; dossier: AnswerOf<typeof createDossier> | null }

type NewTaskForm = {
  draft: DraftFormState<TaskValues, Made>
  save: Pick<ReturnType<typeof useSave>, 'code' | 'current' | 'banner' | 'saving' | 'clear'>
  /** Saves in spite of an overlap, with its reason. */
  confirm: (reason: string) => Promise<void>
}

type Options = { key: string; start: TaskValues; onSaved: (made: Made) => void }

/** The form of a new task: one call writes it, with its series and with the dossier of a new client. */
export function useNewTask({ key, start, onSaved }: Options): NewTaskForm {
  const visit = useSave(createTask, { refreshes: taskReads })
  const firstVisit = useSave(createNewPatientTask, { refreshes: [...taskReads, allDossiers] })

  const send = async (
    values: TaskValues,
    form: TaskForm,
    confirmed: { confirm_overlap?: ConfirmOverlap } = {},
  ): Promise<Made | undefined> => {
    const repeat = writtenRepeat(values)
    const body = { ...writtenFields(values), _id: values._id, ...(repeat && { repeat }), ...confirmed }
    const client = writtenNewClient(values)
    if (client && values.new_client)
      return firstVisit.send(
        { body: { _id: values.new_client._id, client, task: body } },
        errorsOfNewPatient(form),
      )
    const task = await visit.send({ body }, errorsOfTask(form))
    return task && { task, dossier: null }
  }
  const draft = useDraftForm<TaskValues, Made>({ key, schema: FormTask, start, send, onSaved })
  const confirm = async (reason: string): Promise<void> => {
    const made = await send(draft.form.values, draft.form, { confirm_overlap: { reason } })
    if (made) draft.finish(made)
  }
  return { draft, save: draft.form.values.new_client ? firstVisit : visit, confirm }
}
