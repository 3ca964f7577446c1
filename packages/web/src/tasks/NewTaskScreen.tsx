import { getDossier } from '@vicino/domain/dossiers/dossiers.contract.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { createTask, getAllTasks, getTasksOfDate } from '@vicino/domain/tasks/tasks.contract.ts'
import { newTaskDefaults } from '@vicino/domain/tasks/written-task.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../app/links.ts'
import { usePerson } from '../app/person.ts'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { DraftForm } from '../drafts/DraftForm.tsx'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { useToday } from '../i18n/use-today.ts'
import { Page } from '../ui/Page.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { FormSkeleton } from '../ui/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { OverlapSheet } from './OverlapSheet.tsx'
import { TaskFields, type TaskValues } from './TaskFields.tsx'
import { FormTask, sentFields } from './written-values.ts'

/** A new task; its day and client may come with the address. */
export function NewTaskScreen() {
  const { t } = useTranslation()
  const today = useToday()
  const person = usePerson()
  const { date = today, dossierId } = useSearch({ from: pages.newTask.pattern })
  const { data: dossier } = useRead(
    getDossier,
    { params: { dossierId: dossierId ?? '' } },
    { when: dossierId !== undefined },
  )
  const start: TaskValues = {
    ...newTaskDefaults(date),
    title: '',
    description: '',
    end_date: date,
    not_done: null,
    client: dossier?.client ?? null,
    operators: [person],
  }
  return (
    <Page width="form">
      <PageHeader title={t('Nuovo appuntamento')} back={pages.plan.link()} />
      {dossierId !== undefined && !dossier ? <FormSkeleton /> : <NewTask start={start} />}
    </Page>
  )
}

function NewTask({ start }: { start: TaskValues }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [_id] = useState(() => newId())
  const save = useSave(createTask, { refreshes: [getTasksOfDate, getAllTasks] })
  const send = (values: TaskValues, confirm_overlap?: { reason: string }): Promise<Task | undefined> =>
    save.send({ body: { ...sentFields(values), _id, ...(confirm_overlap && { confirm_overlap }) } })
  const draft = useDraftForm<TaskValues, Task>({
    key: 'task.new',
    schema: FormTask,
    start,
    send: values => send(values),
    onSaved: task => {
      toast(t('Appuntamento salvato'), 'ok')
      void navigate(pages.task.link({ taskId: task._id }))
    },
  })
  return (
    <>
      <DraftForm draft={draft} banner={save.code === 'overlap' ? null : save.banner}>
        <TaskFields form={draft.form} />
      </DraftForm>
      <OverlapSheet
        save={save}
        onConfirm={reason =>
          void send(draft.form.values, { reason }).then(task => task && draft.finish(task))
        }
      />
    </>
  )
}
