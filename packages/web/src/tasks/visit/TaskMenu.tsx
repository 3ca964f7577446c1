import type { SeriesScope } from '@vicino/domain/series/task-series.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { mayBeRemoved } from '@vicino/domain/tasks/task-status.ts'
import { removeTask } from '@vicino/domain/tasks/task-change.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { usePerson } from '../../session/person.ts'
import { useSave } from '../../calls/use-save.ts'
import { useToday } from '../../i18n/use-today.ts'
import { Button } from '../../ui/Button.tsx'
import { late } from '../../ui/late.ts'
import { ConfirmSheet } from '../../ui/sheets/ConfirmSheet.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { useGoOn } from '../../ui/use-go-on.ts'
import { mayChange } from '../may-change.ts'
import { taskReads } from '../task-reads.ts'
import { reachedBy, scopesFor, type ToldOfSeries } from '../series/use-scope.ts'
import { useToldSeries } from '../series/use-told-series.ts'

const ScopeSheet = late(async () => (await import('../series/ScopeSheet.tsx')).ScopeSheet)

type Props = {
  task: Task
  /** Whether it is an absence that has handed visits on. */
  handedOn: boolean
}

/** What may be done with a task that is planned: change it, or take it off the plan. */
export function TaskMenu({ task, handedOn }: Props) {
  const { t } = useTranslation()
  const person = usePerson()
  const today = useToday()
  if (!mayChange(task, person)) return null
  return (
    <>
      <LinkButton
        link={pages.editTask.link({ taskId: task._id })}
        variant="default"
        quiet
        leftSection={<IconPencil size={20} aria-hidden />}
      >
        {t('Modifica')}
      </LinkButton>
      {mayBeRemoved(task, today) && <RemoveTask task={task} handedOn={handedOn} />}
    </>
  )
}

function RemoveTask({ task, handedOn }: Props) {
  const { t } = useTranslation()
  const goOn = useGoOn()
  const [asked, setAsked] = useState(false)
  const save = useSave(removeTask, { refreshes: taskReads })
  const told = useToldSeries()
  // Pressed again where no answer came, it is the same removal.
  const [change] = useState(newId)
  const remove = async (scope: SeriesScope, preview?: ToldOfSeries): Promise<void> => {
    const { reach, sums } = reachedBy(scope, preview)
    const reached = { reach: { ...reach, change }, sums }
    const answer = await save.send({
      params: { taskId: task._id },
      query: { ...reached.reach, version: task.version },
    })
    if (answer === undefined) return
    setAsked(false)
    if (scope === 'this')
      told(task._id, t('Appuntamento eliminato'), reached, t('Appuntamento di nuovo nel calendario'))
    else told(task._id, t('Appuntamenti eliminati'), reached)
    // The page of an absence offers to give back what it has handed on.
    goOn(handedOn ? pages.absence.link({ absenceId: task._id }) : pages.calendar.link({ date: task.date }))
  }
  const close = (): void => setAsked(false)
  const shared = {
    title: t('Eliminare questo appuntamento?'),
    confirmLabel: t('Elimina'),
    danger: true,
    busy: save.saving,
  }
  const refusal = save.banner && <Notice tone="error">{save.banner}</Notice>
  const question = {
    scopes: scopesFor(task, { date: task.date }),
    looked: { task, change: 'removal' as const },
    onClose: close,
    onConfirm: (scope: SeriesScope, preview?: ToldOfSeries) => void remove(scope, preview),
  }
  return (
    <>
      <Button
        variant="subtle"
        quiet
        leftSection={<IconTrash size={20} aria-hidden />}
        onClick={() => setAsked(true)}
      >
        {t('Elimina')}
      </Button>
      {task.series ? (
        asked && (
          <ScopeSheet {...shared} question={question}>
            {refusal}
          </ScopeSheet>
        )
      ) : (
        <ConfirmSheet {...shared} open={asked} onClose={close} onConfirm={() => void remove('this')}>
          <p>{t('Sparisce dal calendario di tutti. Le visite passate o iniziate restano sempre.')}</p>
          {refusal}
        </ConfirmSheet>
      )}
    </>
  )
}
