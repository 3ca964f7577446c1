import { createAbsence, getAbsence, type MadeAbsence } from '@vicino/domain/absences/absences.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../calls/call.ts'
import { useSave } from '../../calls/use-save.ts'
import { useDraftForm } from '../../drafts/use-draft-form.ts'
import { pages } from '../../pages/pages.ts'
import { useGoOn } from '../../ui/use-go-on.ts'
import { AbsenceDays } from './AbsenceDays.tsx'
import { AbsenceSteps } from './AbsenceSteps.tsx'
import { absenceBody, type AbsenceStep, type AbsenceValues, writtenAbsence } from './absence-values.ts'
import { tellAbsence } from './tell-absence.ts'
import { flowRefreshes, refusedWords, useHanding } from './use-handing.ts'

const steps: readonly AbsenceStep[] = ['when', 'who', 'confirm']

/** Somebody is away: from when to when, who takes over, and all of it written at once. With nothing to hand on it is one step. */
export function WriteAbsence({ start }: { start: AbsenceValues }) {
  const { t } = useTranslation()
  const goOn = useGoOn()
  const client = useQueryClient()
  const isTold = useRef(false)
  const save = useSave(createAbsence, { refreshes: flowRefreshes })
  const draft = useDraftForm<AbsenceValues, MadeAbsence>({
    // Another day is another absence: what was begun for one does not stand in its place.
    key: `task.absence.${start.operatorId}.${start.date}`,
    schema: writtenAbsence,
    start,
    send: async (values, form) => {
      if (!plan) return undefined
      const made = await save.send({ body: absenceBody(values, plan, takers) }, form)
      if (!made) handing.lookAnew()
      return made
    },
    onSaved: made => {
      isTold.current = true
      tellAbsence(made, { client, t })
      goOn(pages.absence.link({ absenceId: made._id }))
    },
  })
  const { form } = draft
  const { values } = form
  const handing = useHanding(values, values, draft.ready)
  const { plan, takers, stands } = handing
  // It has arrived, and no answer came back.
  const showArrived = useEffectEvent(async () => {
    const made = await call(getAbsence, { params: { absenceId: values._id } }).catch(() => null)
    if (made && !isTold.current) draft.finish(made)
  })
  useEffect(() => {
    if (stands && !draft.saving) void showArrived()
  }, [stands, draft.saving])
  const isAlone = plan?.released.length === 0
  const held = isAlone ? { ...values, step: 'when' as const } : values
  return (
    <AbsenceSteps
      steps={isAlone ? ['when'] : steps}
      draft={draft}
      away={values}
      held={held}
      onHeld={changed => form.setValues(changed)}
      handing={handing}
      when={<AbsenceDays form={form} plan={plan} />}
      banner={refusedWords({ save, stale: save.carried('stale'), overlap: save.carried('overlap') }, t)}
      clear={save.clear}
      saveLabel={isAlone ? t("Registra l'assenza") : t("Conferma l'assenza")}
      back={pages.calendar.link(values.date ? { date: values.date } : {})}
    />
  )
}
