import type { Task } from '@vicino/domain/tasks/task.ts'
import { getTask } from '@vicino/domain/tasks/tasks.contract.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { usePerson } from '../../session/person.ts'
import { useRead } from '../../calls/use-read.ts'
import { DraftForm } from '../../drafts/DraftForm.tsx'
import { ReadOnlyNotice } from '../../ui/page/ReadOnlyNotice.tsx'
import { Screen } from '../../calls/Screen.tsx'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { mayChange } from '../may-change.ts'
import { TaskOverlapSheet } from '../LateOverlapSheets.tsx'
import { TaskFields } from './TaskFields.tsx'
import { useTaskEdit } from './use-task-edit.ts'
import { late } from '../../ui/late.ts'

/** Two people seldom change one task: the sheet that puts their versions together comes when it is needed. */
const TaskConflict = late(async () => (await import('./TaskConflict.tsx')).TaskConflict)

/** Few visits are ended here, and fewer with open doses. */
const OpenDoses = late(async () => (await import('../visit/OpenDoses.tsx')).OpenDoses)

/** Most tasks stand alone. */
const ScopeSheet = late(async () => (await import('../series/ScopeSheet.tsx')).ScopeSheet)

/** Changes a task that stands. */
export function EditTaskScreen() {
  const { t } = useTranslation()
  const { taskId } = usePage(pages.editTask).params
  const read = useRead(getTask, { params: { taskId } })
  return (
    <Screen
      read={read}
      keeps
      width="form"
      skeleton={<FormSkeleton fields={6} />}
      title={t("Modifica l'appuntamento")}
      back={pages.task.link({ taskId })}
      stepsBack
    >
      {task => <EditTask key={task._id} task={task} />}
    </Screen>
  )
}

/** Whether she may is asked once: what is read anew while she types never takes the form away. */
function EditTask({ task }: { task: Task }) {
  const person = usePerson()
  const [may] = useState(() => mayChange(task, person))
  return may ? <TaskEditor task={task} /> : <ReadOnlyNotice />
}

function TaskEditor({ task }: { task: Task }) {
  const { draft, save, conflict, changedMeanwhile, confirm, overlap, question } = useTaskEdit(task)
  const openDoses = save.carried('doses_open')
  const elsewhere = save.code === 'overlap' || openDoses !== null || conflict !== null
  return (
    <>
      <DraftForm draft={draft} banner={elsewhere ? null : save.banner} changedMeanwhile={changedMeanwhile}>
        <TaskFields form={draft.form} task={task} />
      </DraftForm>
      {question && <ScopeSheet question={question} />}
      {overlap && <TaskOverlapSheet {...overlap} />}
      {openDoses && (
        <OpenDoses
          task={task}
          doses={openDoses}
          onAnswered={() => void confirm({})}
          onLeave={reason => void confirm({ confirm_open_doses: { reason } })}
          onClose={save.clear}
        />
      )}
      {conflict && <TaskConflict conflict={conflict} />}
    </>
  )
}
