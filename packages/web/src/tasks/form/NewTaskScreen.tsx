import { namedPerson } from '@vicino/domain/people/named-person.ts'
import { isReadOnly } from '@vicino/domain/dossiers/dossier.ts'
import { getDossier } from '@vicino/domain/dossiers/dossiers.contract.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { useMay, usePerson } from '../../session/person.ts'
import { Screen } from '../../calls/Screen.tsx'
import { useRead } from '../../calls/use-read.ts'
import { DraftForm } from '../../drafts/DraftForm.tsx'
import { useToday } from '../../i18n/use-today.ts'
import { late } from '../../ui/late.ts'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { useLeadOn } from '../../ui/use-return-to.ts'
import type { BegunTask } from './begun-task.ts'
import { timeOfAddress, useDrawnTime } from './time-of-address.ts'
import { operatorsFor, useFirstOperators } from './first-operators.ts'
import { TaskOverlapSheet } from '../LateOverlapSheets.tsx'
import { TaskFields } from './TaskFields.tsx'
import { newTaskValues, type TaskValues } from './task-values.ts'
import { useToldNew } from './use-told-new.ts'
import { type Made, useNewTask } from './use-new-task.ts'

/** Only a draft that was taken up again can be for another day, or of somebody else. */
const DraftNotices = late(async () => (await import('./DraftNotices.tsx')).DraftNotices)

/** Seldom does a task come from a care plan. */
const OfMeasure = late(async () => (await import('./OfMeasure.tsx')).OfMeasure, <FormSkeleton fields={6} />)

const DuplicatesFound = late(
  async () => (await import('../../dossiers/new/DuplicatesFound.tsx')).DuplicatesFound,
)

/**
 * A new task; its day and client may come with the address. Where it opened a dossier that resembles another, that
 * is looked at before one goes on.
 */
export function NewTaskScreen() {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Made>()
  const { dossierId, operatorId, carePlanId, measureId } = usePage(pages.newTask).search
  const operators = useFirstOperators(operatorId)
  const leadOn = useLeadOn()
  const told = useToldNew()
  const mayPlan = useMay('calendar.own', 'write')
  const {
    data: dossier,
    error,
    refetch,
  } = useRead(getDossier, { params: { dossierId: dossierId ?? '' } }, { when: dossierId !== undefined })
  const known = operators && (dossierId === undefined || dossier) && { operators, dossier }
  const leave = (made: Made, service: Id | null = null): void => {
    const { _id: taskId, date, dossierId: of } = made.task
    told(made)
    leadOn(
      service && of
        ? pages.dayServices.link({ dossierId: of }, { date, service, taskId })
        : pages.task.link({ taskId }),
    )
  }
  const go = (made: Made, service?: Id | null): void =>
    made.dossier?.duplicates.length ? setOpened(made) : leave(made, service)
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
      {({ dossier: of, operators: first }) => {
        const form = (begun: BegunTask | null) => (
          <NewTask
            key={dossierId}
            dossierId={dossierId}
            client={of?.client ?? null}
            operators={first}
            begun={begun}
            onSaved={made => go(made, begun?.serviceId)}
          />
        )
        if (!of || carePlanId === undefined || measureId === undefined) return form(null)
        return (
          <OfMeasure dossierId={of._id} carePlanId={carePlanId} measureId={measureId}>
            {form}
          </OfMeasure>
        )
      }}
    </Screen>
  )
}

/** Where the form begins: the next free id, the day or time of the address, the client and the operator it came from. */
function useStart({ client, operators, begun }: Pick<Props, 'client' | 'operators' | 'begun'>): TaskValues {
  const today = useToday()
  const address = usePage(pages.newTask).search
  const person = usePerson()
  const type = begun?.values.type
  const [start] = useState(() => ({
    ...newTaskValues(newId(), address.date ?? today),
    ...timeOfAddress(address),
    client: client && namedPerson(client),
    operators: type ? operatorsFor(type, operators, person) : operators,
    ...begun?.values,
  }))
  return start
}

type Props = Pick<TaskValues, 'client' | 'operators'> & {
  dossierId: string | undefined
  begun: BegunTask | null
  onSaved: (made: Made) => void
}

function NewTask({ dossierId, onSaved, ...from }: Props) {
  const { draft, banner, overlap } = useNewTask({
    key: from.begun?.key ?? (dossierId === undefined ? 'task.new' : `task.new.${dossierId}`),
    start: useStart(from),
    measure: from.begun?.measure,
    onSaved,
  })
  const before = useDrawnTime(draft, from.operators)
  return (
    <>
      <DraftForm draft={draft} banner={banner}>
        {draft.restoredFrom !== null && <DraftNotices form={draft.form} before={before} />}
        <TaskFields form={draft.form} />
      </DraftForm>
      {overlap && <TaskOverlapSheet {...overlap} />}
    </>
  )
}
