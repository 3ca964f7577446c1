import type { Task } from '@vicino/domain/tasks/task.ts'
import { getAllTasks, getTask, getTasksOfDate, updateTask } from '@vicino/domain/tasks/tasks.contract.ts'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../app/links.ts'
import { type Save, useSave } from '../calls/use-save.ts'
import { useVersionedForm, type VersionedForm } from '../records/use-versioned-form.ts'
import { toast } from '../ui/toast.ts'
import { changeOf, FormTask, type TaskForm, type TaskValues, valuesOf } from './task-values.ts'

type TaskEdit = Pick<VersionedForm<Task, TaskValues>, 'draft' | 'conflict' | 'changedMeanwhile'> & {
  save: Save<typeof updateTask>
  /** Saves in spite of an overlap, with its reason. */
  confirm: (reason: string) => Promise<void>
}

/** A task's form: it is written over the version it began with, whatever is read anew meanwhile. */
export function useTaskEdit(task: Task): TaskEdit {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const save = useSave(updateTask, { refreshes: [getTasksOfDate, getAllTasks, getTask] })
  const params = { taskId: task._id }

  const send = (values: TaskValues, over: Task, form: TaskForm, confirmed: object = {}) =>
    save.send({ params, body: { ...changeOf(values, over), ...confirmed, version: values.version } }, form)

  const { draft, seen, conflict, changedMeanwhile } = useVersionedForm<Task, TaskValues>({
    key: `task.${task._id}`,
    schema: FormTask,
    row: task,
    valuesOf,
    save,
    send: (values, over, form) => send(values, over, form),
    onSaved: () => {
      toast(t('Appuntamento salvato'), 'ok')
      void navigate({ ...pages.task.link(params), replace: true })
    },
  })
  const confirm = async (reason: string): Promise<void> => {
    const saved = await send(draft.form.values, seen, draft.form, { confirm_overlap: { reason } })
    if (saved) draft.finish(saved)
  }
  return { draft, save, conflict, changedMeanwhile, confirm }
}
