import { kindOfTitle } from '@vicino/domain/absences/absence.ts'
import { handOnAbsence, type MadeAbsence } from '@vicino/domain/absences/absences.contract.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSave } from '../../calls/use-save.ts'
import { useDraftForm } from '../../drafts/use-draft-form.ts'
import { pages } from '../../pages/pages.ts'
import { typeIcons } from '../../tasks/task-words.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { useGoOn } from '../../ui/use-go-on.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import * as z from 'zod/mini'
import { AbsenceSteps } from './AbsenceSteps.tsx'
import { type AbsenceStep, type Away, handedBy, type Handing } from './absence-values.ts'
import { StayingTasks } from './StayingTasks.tsx'
import { tellHanded } from './tell-absence.ts'
import { flowRefreshes, refusedWords, useHanding } from './use-handing.ts'

const steps: readonly AbsenceStep[] = ['who', 'confirm']
const start: Handing = { step: 'who', takers: [] }

/** An absence that is on the calendar already: who takes over her visits that still stand in it. */
export function StandingAbsence({ task, operator }: { task: Task; operator: NamedPerson }) {
  const { t } = useTranslation()
  const goOn = useGoOn()
  const client = useQueryClient()
  const { _id: absenceId, version } = task
  const save = useSave(handOnAbsence, { refreshes: flowRefreshes })
  // What is handed on besides goes back by itself: what was handed on before stays so.
  const sent = useRef<readonly Id[]>([])
  const draft = useDraftForm<Handing, MadeAbsence>({
    key: `task.absence.${operator._id}.${absenceId}`,
    schema: z.looseObject({}),
    start,
    send: async () => {
      if (!plan) return undefined
      const handed = handedBy(plan.released, takers)
      sent.current = handed.map(({ taskId }) => taskId)
      const made = await save.send({ params: { absenceId }, body: { version, handed } })
      if (!made) handing.lookAnew()
      return made
    },
    onSaved: made => {
      tellHanded(made, sent.current, { client, t })
      goOn(pages.absence.link({ absenceId }))
    },
  })
  const { form } = draft
  const away = awayBy(task, operator)
  const handing = useHanding(away, form.values, draft.ready)
  const { plan, takers } = handing
  const back = pages.task.link({ taskId: absenceId })
  if (plan?.released.length === 0)
    return (
      <Page width="form">
        <PageHeader
          title={t('Assenza di {{name}}', { name: operator.name })}
          kind={t('Assenza')}
          back={back}
          stepsBack
        />
        <Stack>
          <EmptyState
            icon={typeIcons.holiday}
            words={t('In questi giorni non ha visite né compiti da affidare ad altri.')}
            action={{ label: t("Apri l'assenza"), link: back }}
          />
          <StayingTasks stays={plan.stays} />
        </Stack>
      </Page>
    )
  return (
    <AbsenceSteps
      steps={steps}
      draft={draft}
      away={away}
      held={form.values}
      onHeld={changed => form.setValues(changed)}
      handing={handing}
      banner={refusedWords({ save, stale: save.carried('stale'), overlap: save.carried('overlap') }, t)}
      clear={save.clear}
      saveLabel={t('Affida le visite')}
      back={back}
    />
  )
}

const awayBy = (
  { _id, title, date, end_date, full_day, start_time, end_time }: Task,
  operator: NamedPerson,
): Away => ({
  _id,
  operatorId: operator._id,
  kind: kindOfTitle(title),
  date,
  end_date,
  full_day,
  start_time,
  end_time,
})
