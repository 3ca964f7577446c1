import type { DayServices } from '@vicino/domain/day-services/appointment.ts'
import { writeDayServices } from '@vicino/domain/day-services/day-services.contract.ts'
import { rebase } from '@vicino/domain/day-services/rebase.ts'
import type { OverlapConfirmation } from '@vicino/domain/tasks/overlap-confirmation.ts'
import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OverlapQuestion, useOverlap } from '../../calls/use-overlap.ts'
import { type Save, useSave } from '../../calls/use-save.ts'
import { type DraftFormState, useDraftForm } from '../../drafts/use-draft-form.ts'
import { toast } from '../../ui/toast.ts'
import { taskReads } from '../task-reads.ts'
import { drawnOf, FormDay, isChanged, type DayValues, valuesOfDay, writtenOf } from './day-values.ts'

type DayServicesForm = {
  draft: DraftFormState<DayValues, DayServices>
  /** The day over which the form is written, whatever is read anew meanwhile. */
  dayServices: DayServices
  /** Whether something differs from what is saved. */
  isTyped: boolean
  changedMeanwhile: boolean
  save: Save<typeof writeDayServices>
  overlap: OverlapQuestion | null
  /** The day as somebody else has left it meanwhile, while it is asked what holds. */
  conflict: { keepMine: () => void; takeTheirs: () => void } | null
}

/** The form of a client's day. What others change comes into it as long as nobody has typed here. */
export function useDayServices(dossierId: string, latest: DayServices): DayServicesForm {
  const { t } = useTranslation()
  const save = useSave(writeDayServices, { refreshes: taskReads })
  const [dayServices, setDayServices] = useState(latest)
  const { day } = dayServices

  const send = async (
    values: DayValues,
    form: UseFormReturnType<DayValues>,
    confirmed: { confirm_overlap?: OverlapConfirmation } = {},
  ): Promise<DayServices | undefined> => {
    const { version, appointments } = values
    const body = { version, appointments: writtenOf(appointments), ...confirmed }
    const saved = await save.send({ params: { dossierId, day }, body }, form)
    if (!saved) return undefined
    // The form goes on from what is saved now, before its draft is held to be that.
    form.setValues(valuesOfDay(saved))
    toast(t('Pianificazione salvata'), 'ok')
    return saved
  }
  const draft = useDraftForm<DayValues, DayServices>({
    key: `planning.${dossierId}.${day}`,
    schema: FormDay,
    start: valuesOfDay(dayServices),
    send: async (values, form) => (isChanged(values) ? send(values, form) : dayServices),
    onSaved: setDayServices,
  })
  const { form, startOver, finish } = draft
  const isTyped = isChanged(form.values)
  const follow = useEffectEvent(() => {
    if (!isTyped) setDayServices(latest)
  })
  useEffect(() => follow(), [latest])
  const beginAnew = useEffectEvent(() => {
    if (!isTyped && form.values.version !== dayServices.version) startOver()
  })
  useEffect(() => beginAnew(), [dayServices])

  const overlap = useOverlap(save, async confirm_overlap => {
    const saved = await send(form.values, form, { confirm_overlap })
    if (saved) finish(saved)
  })
  const conflict = conflictOf(save, draft, setDayServices)
  const changedMeanwhile = isTyped && !save.saving && latest.version !== form.values.version
  return { draft, dayServices, isTyped, changedMeanwhile, save, overlap, conflict }
}

/** What may become of a save over a day that somebody else has changed. */
function conflictOf(
  { code, current, clear }: Save<typeof writeDayServices>,
  { form, finish }: DraftFormState<DayValues, DayServices>,
  onSeen: (dayServices: DayServices) => void,
): DayServicesForm['conflict'] {
  if (code !== 'stale') return null
  const stands = current as DayServices
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
      form.setValues(valuesOfDay(stands))
      clear()
      finish(stands)
    },
  }
}
