import type { Task } from '@vicino/domain/tasks/task.ts'
import { getAllTasks, getTask, getTasksOfDate, updateTask } from '@vicino/domain/tasks/tasks.contract.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../app/links.ts'
import { type Save, useSave } from '../calls/use-save.ts'
import { changedFields } from '../drafts/changed-fields.ts'
import { type DraftFormState, useDraftForm } from '../drafts/use-draft-form.ts'
import { toast } from '../ui/toast.ts'
import { changeOf, FormTask, type TaskForm, type TaskValues, valuesOf } from './task-values.ts'

type TaskEdit = {
  draft: DraftFormState<TaskValues, Task>
  save: Save<typeof updateTask>
  /** The version that somebody saved meanwhile, while it is asked what holds. */
  theirs: Task | null
  confirm: (reason: string) => void
  resolve: (values: TaskValues) => void
}

const isSame = (values: TaskValues, task: Task): boolean =>
  Object.keys(changedFields(valuesOf(task), { ...values, version: task.version })).length === 0

/** A task's form: it is written over the version it began with, whatever is read anew meanwhile. */
export function useTaskEdit(task: Task): TaskEdit {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [seen, setSeen] = useState(task)
  const save = useSave(updateTask, { refreshes: [getTasksOfDate, getAllTasks, getTask] })
  const params = { taskId: task._id }

  const send = (
    values: TaskValues,
    over: Task,
    form: TaskForm,
    reason?: string,
  ): Promise<Task | undefined> => {
    const confirmed = reason === undefined ? {} : { confirm_overlap: { reason } }
    const body = { ...changeOf(values, over), ...confirmed, version: values.version }
    return save.send({ params, body }, form)
  }
  const draft = useDraftForm<TaskValues, Task>({
    key: `task.${task._id}`,
    schema: FormTask,
    start: valuesOf(seen),
    // What was typed last leaves its field with the press itself, so the button is never disabled for sameness.
    send: (values, form) => (isSame(values, seen) ? Promise.resolve(seen) : send(values, seen, form)),
    onSaved: () => {
      toast(t('Appuntamento salvato'), 'ok')
      void navigate({ ...pages.task.link(params), replace: true })
    },
  })
  const theirs = save.code === 'stale' ? (save.current as Task) : null
  const sendAgain = async (values: TaskValues, over: Task, reason?: string): Promise<void> => {
    const saved = await send(values, over, draft.form, reason)
    if (saved) draft.finish(saved)
  }
  return {
    draft,
    save,
    theirs,
    confirm: reason => void sendAgain(draft.form.values, seen, reason),
    resolve: values => {
      if (!theirs) return
      if (isSame(values, theirs)) return draft.finish(theirs)
      const written = { ...values, version: theirs.version }
      draft.form.setValues(written)
      setSeen(theirs)
      void sendAgain(written, theirs)
    },
  }
}
