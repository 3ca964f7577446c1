import { isHeld } from '@vicino/domain/access/held-permissions.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { clockIn } from '@vicino/domain/days/instant.ts'
import { noClientLabel, type Task, untitledLabel } from '@vicino/domain/tasks/task.ts'
import { mayBeRemoved, notDoneReasons, taskStatuses } from '@vicino/domain/tasks/task-status.ts'
import { taskTypes } from '@vicino/domain/tasks/task-type.ts'
import { getAllTasks, getTask, getTasksOfDate, removeTask } from '@vicino/domain/tasks/tasks.contract.ts'
import { IconPencil } from '@tabler/icons-react'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../app/links.ts'
import { usePerson } from '../app/person.ts'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { useToday } from '../i18n/use-today.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { linkProps } from '../ui/link-target.ts'
import { LoadError } from '../ui/LoadError.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Card, Page, Stack } from '../ui/Page.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { FormSkeleton } from '../ui/Skeleton.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { toast } from '../ui/toast.ts'
import { TaskActions } from './TaskActions.tsx'
import { operatorsWords, statusBadge, timeWords } from './task-words.ts'
import classes from './Task.module.css'

/** One task: everything known of it, and what may be done with it. */
export function TaskScreen() {
  const { t } = useTranslation()
  const { taskId } = useParams({ from: pages.task.pattern })
  const { data: task, error, refetch } = useRead(getTask, { params: { taskId } })
  const badge = task && statusBadge(task, t)
  return (
    <Page width="form">
      <PageHeader
        title={task ? task.title || t(untitledLabel) : t('Appuntamento')}
        under={badge && <StatusBadge {...badge} />}
        back={pages.plan.link()}
        actions={task && <TaskMenu task={task} />}
      />
      {error && !task && <LoadError failure={error} onRetry={refetch} />}
      {!task && !error && <FormSkeleton />}
      {task && (
        <Stack>
          <Card>
            <TaskFacts task={task} />
          </Card>
          <TaskActions task={task} />
        </Stack>
      )}
    </Page>
  )
}

function TaskFacts({ task }: { task: Task }) {
  const { t } = useTranslation()
  const format = formatIn(spokenLanguage())
  const { date, end_date, started_at, ended_at, not_done, dossierId } = task
  const days =
    end_date === date ? format.longDayWithYear(date) : `${format.day(date)} – ${format.day(end_date)}`
  const reason = not_done && notDoneReasons.find(({ value }) => value === not_done.reason)!
  const really = [started_at, ended_at].map(at => (at ? clockIn(at) : '…')).join('–')
  const client = task.client?.name ?? t(noClientLabel)
  return (
    <dl className={classes.facts}>
      <Fact label={t('Quando')}>
        {days}, {timeWords(task, t)}
      </Fact>
      <Fact label={t('Tipo')}>{t(taskTypes.find(({ value }) => value === task.type)!.label)}</Fact>
      {task.type === 'client' && (
        <Fact label={t('Cliente')}>
          {dossierId ? <Link {...linkProps(pages.dossier.link({ dossierId }))}>{client}</Link> : client}
        </Fact>
      )}
      <Fact label={t('Operatori')}>{operatorsWords(task, t)}</Fact>
      <Fact label={t('Stato')}>{t(taskStatuses.find(({ value }) => value === task.status)!.label)}</Fact>
      {reason && (
        <Fact label={t('Motivo')}>{[t(reason.label), not_done.text].filter(Boolean).join(': ')}</Fact>
      )}
      {(started_at || ended_at) && <Fact label={t('Orario effettivo')}>{really}</Fact>}
      {task.confirm_overlap && (
        <Fact label={t('Sovrapposizione confermata')}>{task.confirm_overlap.reason}</Fact>
      )}
      {task.description !== '' && <Fact label={t('Descrizione')}>{task.description}</Fact>}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function TaskMenu({ task }: { task: Task }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { permissions } = usePerson()
  const today = useToday()
  const [removing, setRemoving] = useState(false)
  const save = useSave(removeTask, { refreshes: [getTasksOfDate, getAllTasks] })
  if (!isHeld(permissions, 'calendar.own', 'write')) return null
  const remove = async (): Promise<void> => {
    const answer = await save.send({ params: { taskId: task._id } })
    setRemoving(false)
    if (answer === undefined) return
    toast(t('Appuntamento eliminato'), 'ok')
    void navigate(pages.plan.link())
  }
  return (
    <>
      <LinkButton
        link={pages.editTask.link({ taskId: task._id })}
        variant="default"
        leftSection={<IconPencil size={20} aria-hidden />}
      >
        {t('Modifica')}
      </LinkButton>
      {mayBeRemoved(task, today) && (
        <Button variant="subtle" onClick={() => setRemoving(true)}>
          {t('Elimina')}
        </Button>
      )}
      {save.banner && <Notice tone="error">{save.banner}</Notice>}
      <ConfirmSheet
        open={removing}
        onClose={() => setRemoving(false)}
        title={t('Eliminare questo appuntamento?')}
        confirmLabel={t('Elimina')}
        danger
        busy={save.saving}
        onConfirm={() => void remove()}
      >
        {t('Sparisce dal calendario di tutti. Le visite passate o iniziate restano sempre.')}
      </ConfirmSheet>
    </>
  )
}
