import type { FormName } from '@vicino/domain/drafts/form-kinds.ts'
import { allDossiers, type createDossier } from '@vicino/domain/dossiers/dossiers.contract.ts'
import type { Apart } from '@vicino/domain/series/apart.ts'
import type { OverlapConfirmation } from '@vicino/domain/tasks/overlap-confirmation.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { MeasureOfTask } from '@vicino/domain/tasks/task-measure.ts'
import { createNewPatientTask } from '@vicino/domain/tasks/new-patient-task.contract.ts'
import { createTask } from '@vicino/domain/tasks/task-change.contract.ts'
import type { AnswerOf } from '@vicino/domain/wire/endpoint.ts'
import { useOverlap } from '../../calls/use-overlap.ts'
import { useSave } from '../../calls/use-save.ts'
import { type DraftFormState, useDraftForm } from '../../drafts/use-draft-form.ts'
import { errorsOfNewPatient, errorsOfTask } from './errors-of-task.ts'
import { taskReads } from '../task-reads.ts'
import { useApart } from '../series/use-apart.ts'
import type { TaskOverlap } from './TaskOverlapSheet.tsx'
import {
  FormTask,
  seriesText,
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
  overlap: TaskOverlap | null
}

/** What was answered to a refusal: why it is saved all the same, and which days of a series stand apart. */
type Answered = { confirm_overlap?: OverlapConfirmation; apart?: Apart }

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

  const send = async (
    values: TaskValues,
    form: TaskForm,
    { apart: days = [], ...confirmed }: Answered = {},
  ): Promise<Made | undefined> => {
    const repeat = writtenRepeat(values)
    const services = writtenServices(values)
    const body = {
      ...writtenFields(values),
      _id: values._id,
      ...(repeat && { repeat, ...(days.length > 0 && { apart: days }) }),
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
    send,
    onSaved,
  })
  const save = draft.form.values.new_client ? firstVisit : visit
  const apart = useApart(seriesText(draft.form.values))
  const again = async (answered: Answered): Promise<void> => {
    draft.conclude(await send(draft.form.values, draft.form, answered))
  }
  const overlap = useOverlap(save, confirm_overlap => again({ confirm_overlap, apart: apart.days }))
  return {
    draft,
    banner: save.code === 'overlap' ? null : save.banner,
    overlap: overlap && {
      ...overlap,
      form: draft.form,
      again: () => void draft.submit(),
      clear: save.clear,
      apart,
      sendApart: days => void again({ apart: days }),
    },
  }
}
