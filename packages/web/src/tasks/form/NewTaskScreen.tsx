import { isReadOnly } from '@vicino/domain/dossiers/dossier.ts'
import { getDossier } from '@vicino/domain/dossiers/dossiers.contract.ts'
import { newTaskDefaults } from '@vicino/domain/tasks/written-task.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { useMay } from '../../session/person.ts'
import { Screen } from '../../calls/Screen.tsx'
import { useRead } from '../../calls/use-read.ts'
import { DraftForm } from '../../drafts/DraftForm.tsx'
import { useToday } from '../../i18n/use-today.ts'
import { late } from '../../ui/late.ts'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { drawnTime, useDrawnTime } from './drawn-time.ts'
import { useFirstOperators } from './first-operators.ts'
import { OverlapSheet } from '../LazySheets.tsx'
import { ShownDayNotice } from './ShownDayNotice.tsx'
import { TaskFields } from './TaskFields.tsx'
import { noRepeat } from '../series/repeat-values.ts'
import type { TaskValues } from './task-values.ts'
import { type Made, useNewTask } from './use-new-task.ts'

const DuplicatesFound = late(
  async () => (await import('../../dossiers/new/DuplicatesFound.tsx')).DuplicatesFound,
)

/**
 * A new task; its day and client may come with the address. Where it opened a dossier that resembles another, that
 * is looked at before one goes on.
 */
export function NewTaskScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Made>()
  const { dossierId, operatorId } = usePage(pages.newTask).search
  const operators = useFirstOperators(operatorId)
  const mayPlan = useMay('calendar.own', 'write')
  const {
    data: dossier,
    error,
    refetch,
  } = useRead(getDossier, { params: { dossierId: dossierId ?? '' } }, { when: dossierId !== undefined })
  const known = operators && (dossierId === undefined || dossier) && { operators, dossier }
  const leave = ({ task }: Made): void => {
    toast(t('Appuntamento salvato'), 'ok')
    void navigate({ ...pages.task.link({ taskId: task._id }), replace: true })
  }
  const go = (made: Made): void => (made.dossier?.duplicates.length ? setOpened(made) : leave(made))
  const writes = mayPlan && !(dossier && isReadOnly(dossier.status))
  if (opened?.dossier)
    return (
      <DuplicatesFound
        created={opened.dossier}
        goOnLabel={t("Vai all'appuntamento")}
        onGoOn={() => leave(opened)}
      />
    )
  return (
    <Screen
      read={{ data: known, error, refetch }}
      skeleton={<FormSkeleton fields={6} />}
      width="form"
      writes={writes}
      keeps
      title={t('Nuovo appuntamento')}
      back={pages.calendar.link()}
      stepsBack
    >
      {start => (
        <NewTask
          key={dossierId}
          dossierId={dossierId}
          client={start.dossier?.client ?? null}
          operators={start.operators}
          onSaved={go}
        />
      )}
    </Screen>
  )
}

/** Where the form begins: the next free id, the day or time of the address, the client and the operator it came from. */
function useStart({ client, operators }: Pick<Props, 'client' | 'operators'>): TaskValues {
  const today = useToday()
  const address = usePage(pages.newTask).search
  const { date = today } = address
  const [taskId] = useState(() => newId())
  return {
    ...newTaskDefaults(date),
    _id: taskId,
    version: 0,
    title: '',
    description: '',
    end_date: date,
    ...drawnTime(address),
    not_done: null,
    client: client && { _id: client._id, name: client.name, avatar: client.avatar },
    operators,
    new_client: null,
    repeat: noRepeat,
  }
}

type Props = Pick<TaskValues, 'client' | 'operators'> & {
  dossierId: string | undefined
  onSaved: (made: Made) => void
}

function NewTask({ dossierId, onSaved, ...from }: Props) {
  const { draft, banner, overlap } = useNewTask({
    key: dossierId === undefined ? 'task.new' : `task.new.${dossierId}`,
    start: useStart(from),
    onSaved,
  })
  useDrawnTime(draft)
  return (
    <>
      <DraftForm draft={draft} banner={banner}>
        <ShownDayNotice form={draft.form} restoredFrom={draft.restoredFrom} />
        <TaskFields form={draft.form} />
      </DraftForm>
      {overlap && <OverlapSheet {...overlap} />}
    </>
  )
}
