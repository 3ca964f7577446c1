import type { DayPlan } from '@vicino/domain/planning/appointment.ts'
import { writeDayPlan } from '@vicino/domain/planning/planning.contract.ts'
import { rebase } from '@vicino/domain/planning/rebase.ts'
import type { OverlapConfirmation } from '@vicino/domain/tasks/overlap-confirmation.ts'
import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OverlapQuestion, useOverlap } from '../../calls/use-overlap.ts'
import { type Save, useSave } from '../../calls/use-save.ts'
import { type DraftFormState, useDraftForm } from '../../drafts/use-draft-form.ts'
import { toast } from '../../ui/toast.ts'
import { taskReads } from '../task-reads.ts'
import { drawnOf, FormPlan, isChanged, type PlanValues, valuesOfPlan, writtenOf } from './plan-values.ts'

type DayPlanForm = {
  draft: DraftFormState<PlanValues, DayPlan>
  /** The day over which the form is written, whatever is read anew meanwhile. */
  plan: DayPlan
  /** Whether something differs from what is saved. */
  isTyped: boolean
  changedMeanwhile: boolean
  save: Save<typeof writeDayPlan>
  overlap: OverlapQuestion | null
  /** The day as somebody else has left it meanwhile, while it is asked what holds. */
  conflict: { keepMine: () => void; takeTheirs: () => void } | null
}

/** The form of a client's day. What others change comes into it as long as nobody has typed here. */
export function useDayPlan(dossierId: string, latest: DayPlan): DayPlanForm {
  const { t } = useTranslation()
  const save = useSave(writeDayPlan, { refreshes: taskReads })
  const [plan, setPlan] = useState(latest)
  const { day } = plan

  const send = async (
    values: PlanValues,
    form: UseFormReturnType<PlanValues>,
    confirmed: { confirm_overlap?: OverlapConfirmation } = {},
  ): Promise<DayPlan | undefined> => {
    const { version, appointments } = values
    const body = { version, appointments: writtenOf(appointments), ...confirmed }
    const saved = await save.send({ params: { dossierId, day }, body }, form)
    if (!saved) return undefined
    // The form goes on from what is saved now, before its draft is held to be that.
    form.setValues(valuesOfPlan(saved))
    toast(t('Pianificazione salvata'), 'ok')
    return saved
  }
  const draft = useDraftForm<PlanValues, DayPlan>({
    key: `planning.${dossierId}.${day}`,
    schema: FormPlan,
    start: valuesOfPlan(plan),
    send: async (values, form) => (isChanged(values) ? send(values, form) : plan),
    onSaved: setPlan,
  })
  const { form, startOver, finish } = draft
  const isTyped = isChanged(form.values)
  const follow = useEffectEvent(() => {
    if (!isTyped) setPlan(latest)
  })
  useEffect(() => follow(), [latest])
  const beginAnew = useEffectEvent(() => {
    if (!isTyped && form.values.version !== plan.version) startOver()
  })
  useEffect(() => beginAnew(), [plan])

  const overlap = useOverlap(save, async confirm_overlap => {
    const saved = await send(form.values, form, { confirm_overlap })
    if (saved) finish(saved)
  })
  const conflict = conflictOf(save, draft, setPlan)
  const changedMeanwhile = isTyped && !save.saving && latest.version !== form.values.version
  return { draft, plan, isTyped, changedMeanwhile, save, overlap, conflict }
}

/** What may become of a save over a day that somebody else has changed. */
function conflictOf(
  { code, current, clear }: Save<typeof writeDayPlan>,
  { form, finish }: DraftFormState<PlanValues, DayPlan>,
  onSeen: (plan: DayPlan) => void,
): DayPlanForm['conflict'] {
  if (code !== 'stale') return null
  const stands = current as DayPlan
  return {
    keepMine: () => {
      const { base, appointments } = form.values
      const standing = drawnOf(stands)
      const rebased = rebase(base, appointments, standing)
      form.setValues({ version: stands.version, base: standing, appointments: rebased })
      onSeen(stands)
      clear()
    },
    takeTheirs: () => {
      form.setValues(valuesOfPlan(stands))
      clear()
      finish(stands)
    },
  }
}
