import type { Task } from '@vicino/domain/tasks/task.ts'
import { mayBeRemoved } from '@vicino/domain/tasks/task-status.ts'
import { getAllTasks, getTasksOfDate, removeTask } from '@vicino/domain/tasks/tasks.contract.ts'
import { IconPencil } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../app/links.ts'
import { usePerson } from '../app/person.ts'
import { useSave } from '../calls/use-save.ts'
import { useToday } from '../i18n/use-today.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmSheet } from '../ui/sheets/ConfirmSheet.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { toast } from '../ui/toast.ts'
import { mayChange } from './may-change.ts'

/** What may be done with the plan of a task: change it, or take it off. */
export function TaskMenu({ task }: { task: Task }) {
  const { t } = useTranslation()
  const person = usePerson()
  const today = useToday()
  if (!mayChange(task, person)) return null
  return (
    <>
      <LinkButton
        link={pages.editTask.link({ taskId: task._id })}
        variant="default"
        leftSection={<IconPencil size={20} aria-hidden />}
      >
        {t('Modifica')}
      </LinkButton>
      {mayBeRemoved(task, today) && <RemoveTask task={task} />}
    </>
  )
}

function RemoveTask({ task }: { task: Task }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const save = useSave(removeTask, { refreshes: [getTasksOfDate, getAllTasks] })
  const remove = async (): Promise<void> => {
    const answer = await save.send({ params: { taskId: task._id } })
    if (answer === undefined) return
    setAsked(false)
    toast(t('Appuntamento eliminato'), 'ok')
    void navigate({ ...pages.plan.link(), search: { date: task.date }, replace: true })
  }
  return (
    <>
      <Button variant="subtle" onClick={() => setAsked(true)}>
        {t('Elimina')}
      </Button>
      <ConfirmSheet
        open={asked}
        onClose={() => setAsked(false)}
        title={t('Eliminare questo appuntamento?')}
        confirmLabel={t('Elimina')}
        danger
        busy={save.saving}
        onConfirm={() => void remove()}
      >
        <p>{t('Sparisce dal calendario di tutti. Le visite passate o iniziate restano sempre.')}</p>
        {save.banner && <Notice tone="error">{save.banner}</Notice>}
      </ConfirmSheet>
    </>
  )
}
