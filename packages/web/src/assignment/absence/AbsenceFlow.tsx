import { standingTakers, type Takers } from '@vicino/domain/absences/absence-proposals.ts'
import {
  type AbsencePlan,
  createAbsence,
  handOnAbsence,
  type MadeAbsence,
  planAbsence,
} from '@vicino/domain/absences/absences.contract.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { getTask } from '@vicino/domain/tasks/tasks.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../calls/use-read.ts'
import { readAnew, useSave } from '../../calls/use-save.ts'
import { DraftForm } from '../../drafts/DraftForm.tsx'
import { useDraftForm } from '../../drafts/use-draft-form.ts'
import { pages } from '../../pages/pages.ts'
import { useMay } from '../../session/person.ts'
import { taskReads } from '../../tasks/task-reads.ts'
import { Loaded } from '../../calls/Loaded.tsx'
import { refuseMissing } from '../../calls/refuse-missing.ts'
import { Steps } from '../../ui/page/Arrival.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { ReadOnlyNotice } from '../../ui/page/ReadOnlyNotice.tsx'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { absenceReads } from './absence-reads.ts'
import { AbsenceDays } from './AbsenceDays.tsx'
import { AbsenceSummary } from './AbsenceSummary.tsx'
import {
  absenceBody,
  type AbsenceValues,
  handedBy,
  keptTakers,
  type Step,
  stepsOf,
  takersOf,
  writtenAbsence,
} from './absence-values.ts'
import { ReleasedTasks } from './ReleasedTasks.tsx'
import { tellAbsence, tellHanded } from './tell-absence.ts'
import { nameOf } from '../visit-words.ts'

type Props = {
  start: AbsenceValues
  /** The absence that is on the calendar already. */
  standing?: Task
}

/** The steps of an absence, over one draft; nothing of it is written before the last. */
export function AbsenceFlow({ start, standing }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const mayPlan = useMay('calendar.plan_all', 'write')
  const refreshes = [...taskReads, planAbsence, ...absenceReads]
  const making = useSave(createAbsence, { refreshes })
  const handing = useSave(handOnAbsence, { refreshes })
  const save = standing ? handing : making
  // What is handed on besides goes back by itself: what was handed on before stays so.
  const sent = useRef<readonly Id[]>([])
  const draft = useDraftForm<AbsenceValues, MadeAbsence>({
    // Another day is another absence: what was begun for one does not stand in its place.
    key: `task.absence.${start.operatorId}.${standing?._id ?? start.date}`,
    schema: writtenAbsence,
    start,
    send: async (values, form) => {
      if (!plan) return undefined
      const handed = handedBy(plan.released, takers)
      sent.current = handed.map(({ taskId }) => taskId)
      const made = standing
        ? await handing.send({
            params: { absenceId: standing._id },
            body: { version: standing.version, handed },
          })
        : await making.send({ body: absenceBody(values, plan, takers) }, form)
      // What is there by now is looked at before anything is sent again.
      if (made === undefined) void readAnew(queryClient, undefined, [planAbsence, getTask])
      return made
    },
    onSaved: made => {
      const { _id: absenceId } = made
      const taking = { client: queryClient, t }
      if (standing) tellHanded(made, sent.current, taking)
      else tellAbsence(made, taking)
      void navigate({ ...pages.absence.link({ absenceId }), replace: true })
    },
  })
  const { form } = draft
  // When one is away that stands already it says itself: it may have been changed since a draft was begun.
  const values = standing ? { ...start, step: form.values.step, takers: form.values.takers } : form.values
  const { step } = values
  const isSound = writtenAbsence.safeParse(values).success
  const read = useRead(planAbsence, { query: queryOf(values) }, { when: draft.ready && isSound, anew: true })
  const plan: AbsencePlan | undefined = isSound && read.data ? withoutItself(read.data, standing) : undefined
  const takers: Takers = plan ? standingTakers(plan, takersOf(values)) : new Map()
  refuseMissing(read.error)
  const go = (next: Step): void => {
    save.clear()
    form.setFieldValue('step', next)
  }
  const steps = stepsOf(standing)
  const at = steps.indexOf(step)
  const goOn = async (event?: SubmitEvent): Promise<void> => {
    event?.preventDefault()
    if (!draft.board.focusFirst() && draft.check()) go(steps[at + 1]!)
  }
  // A browser may answer a scroll with a promise, which is no way to undo an effect.
  useEffect(() => {
    window.scrollTo({ top: 0 })
  }, [step])
  const isLast = step === 'confirm'
  return (
    <Page width={step === 'who' ? 'page' : 'form'}>
      <PageHeader
        title={plan ? t('Assenza di {{name}}', { name: plan.operator.name }) : t('Assenza')}
        kind={t('Assenza')}
        under={
          standing ? t('Passo {{step}} di 2', { step: at + 1 }) : t('Passo {{step}} di 3', { step: at + 1 })
        }
        back={
          standing
            ? pages.task.link({ taskId: standing._id })
            : pages.calendar.link(values.date ? { date: values.date } : {})
        }
        onBack={at > 0 ? () => go(steps[at - 1]!) : undefined}
        stepsBack
      />
      {mayPlan ? (
        <DraftForm
          draft={isLast ? draft : { ...draft, submit: goOn }}
          banner={refusedWords()}
          saveLabel={isLast ? (standing ? t('Affida le visite') : t("Conferma l'assenza")) : t('Avanti')}
          complete={step === 'when' || (plan !== undefined && !(standing && plan.released.length === 0))}
        >
          <Steps step={at}>
            {step === 'when' ? (
              <AbsenceDays form={form} plan={plan} />
            ) : (
              <Loaded read={{ ...read, data: plan }} skeleton={<FormSkeleton fields={6} />}>
                {shown =>
                  isLast ? <AbsenceSummary values={values} plan={shown} takers={takers} /> : tasksOf(shown)
                }
              </Loaded>
            )}
          </Steps>
        </DraftForm>
      ) : (
        <ReadOnlyNotice />
      )}
    </Page>
  )

  function tasksOf(shown: AbsencePlan) {
    const keep = (next: Takers): void => form.setFieldValue('takers', keptTakers(next))
    return (
      <ReleasedTasks
        plan={shown}
        takers={takers}
        lost={values.takers.filter(({ taskId, to }) => to !== null && takers.get(taskId) !== to)}
        onTake={(taskId, to) => keep(changed(takers, taskId, to))}
        onChange={keep}
      />
    )
  }

  /** Why nothing was saved: what became different meanwhile is named. */
  function refusedWords(): string | null {
    const tasks = (standing ? handing.carried('stale') : making.carried('stale'))?.tasks ?? []
    const clashes = (standing ? handing.carried('overlap') : making.carried('overlap'))?.clashes ?? []
    const names = [
      ...tasks.map(task => nameOf(task, t)),
      ...clashes.map(({ client, title }) => client?.name ?? title),
    ]
    if (save.code !== 'stale' && save.code !== 'overlap') return save.banner
    const said = t(
      'Nel frattempo è cambiato qualcosa: non è stato salvato nulla. Controllare le proposte e confermare di nuovo.',
    )
    return names.length === 0 ? said : `${said} ${[...new Set(names)].join(', ')}.`
  }
}

/** An absence that stands is not said to stay beside itself. */
const withoutItself = (plan: AbsencePlan, standing: Task | undefined): AbsencePlan =>
  standing ? { ...plan, stays: plan.stays.filter(({ task }) => task._id !== standing._id) } : plan

/** Taken by somebody, or by nobody again. */
function changed(takers: Takers, taskId: string, to: string | null): Takers {
  const next = new Map(takers)
  if (to === null) next.delete(taskId)
  else next.set(taskId, to)
  return next
}

const queryOf = ({ operatorId, date, end_date, full_day, start_time, end_time }: AbsenceValues) => ({
  operatorId,
  startDate: date ?? '',
  endDate: end_date ?? '',
  ...(!full_day && start_time && end_time ? { start_time, end_time } : {}),
})
