import type { Task } from '@vicino/domain/tasks/task.ts'
import { getAllTasks, getTask, getTasksOfDate, updateTask } from '@vicino/domain/tasks/tasks.contract.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../app/links.ts'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { DraftForm } from '../drafts/DraftForm.tsx'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { LoadError } from '../ui/LoadError.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { FormSkeleton } from '../ui/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { OverlapSheet } from './OverlapSheet.tsx'
import { TaskConflict } from './TaskConflict.tsx'
import { TaskFields, type TaskValues } from './TaskFields.tsx'
import { FormTask, sentFields, valuesOf } from './written-values.ts'

/** Changes a task that stands. */
export function EditTaskScreen() {
  const { t } = useTranslation()
  const { taskId } = useParams({ from: pages.editTask.pattern })
  const { data: task, error, refetch } = useRead(getTask, { params: { taskId } })
  return (
    <Page width="form">
      <PageHeader title={t("Modifica l'appuntamento")} back={pages.task.link({ taskId })} />
      {error && !task && <LoadError failure={error} onRetry={refetch} />}
      {!task && !error && <FormSkeleton fields={6} />}
      {task && <TaskChange key={task._id} task={task} />}
    </Page>
  )
}

function TaskChange({ task }: { task: Task }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const save = useSave(updateTask, { refreshes: [getTasksOfDate, getAllTasks, getTask] })
  const params = { taskId: task._id }
  const send = (
    values: TaskValues,
    seen: Task,
    confirm_overlap?: { reason: string },
  ): Promise<Task | undefined> =>
    save.send({
      params,
      body: { ...sentFields(values), version: seen.version, ...(confirm_overlap && { confirm_overlap }) },
    })
  const draft = useDraftForm<TaskValues, Task>({
    key: `task.${task._id}`,
    schema: FormTask,
    start: valuesOf(task),
    send: values => send(values, task),
    onSaved: () => {
      toast(t('Appuntamento salvato'), 'ok')
      void navigate(pages.task.link(params))
    },
  })
  const theirs = save.code === 'stale' ? (save.current as Task) : undefined
  const elsewhere = save.code === 'overlap' || theirs !== undefined
  return (
    <>
      <DraftForm draft={draft} banner={elsewhere ? null : save.banner}>
        <TaskFields form={draft.form} />
      </DraftForm>
      <OverlapSheet
        save={save}
        onConfirm={reason =>
          void send(draft.form.values, task, { reason }).then(saved => saved && draft.finish(saved))
        }
      />
      {theirs && (
        <TaskConflict
          mine={draft.form.values}
          theirs={theirs}
          busy={save.saving}
          onCancel={save.clear}
          onResolve={values => {
            draft.form.setValues(values)
            void send(values, theirs).then(saved => saved && draft.finish(saved))
          }}
        />
      )}
    </>
  )
}
