import type { DayServices } from '@vicino/domain/day-services/appointment.ts'
import { writeDayServices } from '@vicino/domain/day-services/day-services.contract.ts'
import { rebase } from '@vicino/domain/day-services/rebase.ts'
import type { OverlapConfirmation } from '@vicino/domain/tasks/overlap-confirmation.ts'
import type { UseFormReturnType } from '@mantine/form'
import type { Id } from '@vicino/domain/wire/id.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OverlapQuestion, useOverlap } from '../../calls/use-overlap.ts'
import { type Save, useSave } from '../../calls/use-save.ts'
import { type DraftFormState, useDraftForm } from '../../drafts/use-draft-form.ts'
import { toast } from '../../ui/toast.ts'
import { type ScopeQuestion, type ToldReach, useScope } from '../series/use-scope.ts'
import { useToldSeries } from '../series/use-told-series.ts'
import { taskReads } from '../task-reads.ts'
import type { DayConflict } from './DayConflictSheet.tsx'
import {
  drawnOf,
  FormDay,
  isChanged,
  type DayValues,
  servedInSeries,
  valuesOfDay,
  sentOf,
} from './day-values.ts'
import { useLeadOn } from '../../ui/use-return-to.ts'

type DayServicesForm = {
  draft: DraftFormState<DayValues, DayServices>
  /** The day over which the form is written, whatever is read anew meanwhile. */
  dayServices: DayServices
  /** Whether something differs from what is saved. */
  isTyped: boolean
  changedMeanwhile: boolean
  save: Save<typeof writeDayServices>
  overlap: OverlapQuestion | null
  /** How far changed services reach in a series, while that is asked. */
  question: ScopeQuestion | null
  /** What somebody else has changed meanwhile, while it is asked what holds. */
  conflict: DayConflict | null
}

/** The form of a client's day. What others change comes into it as long as nobody has typed here. */
export function useDayServices(dossierId: string, latest: DayServices): DayServicesForm {
  const { t } = useTranslation()
  const save = useSave(writeDayServices, { refreshes: taskReads })
  const [dayServices, setDayServices] = useState(latest)
  const leadOn = useLeadOn()
  const told = useToldSeries()
  const { askOfSeries, question } = useScope()
  const reached = useRef<ToldReach>(ofThis)
  // The visit whose whole change can be taken back: a name names one change.
  const undoable = useRef<Id>(undefined)
  const { day } = dayServices

  /** How far changed services reach is asked where they belong to a series. False: the person went back. */
  const askReach = async (values: DayValues): Promise<boolean> => {
    reached.current = ofThis
    const [first, ...others] = servedInSeries(values, dayServices)
    if (!first) return true
    const only = others.length === 0 ? first : null
    const answer = await askOfSeries(only)
    if (!answer) return false
    undoable.current = only?.task._id
    // Of several series nothing was told, and no name takes them all back.
    const { change: _change, series_state: _state, ...reach } = answer.reach
    reached.current = only ? answer : { ...answer, reach }
    return true
  }
  const send = async (
    values: DayValues,
    form: UseFormReturnType<DayValues>,
    confirmed: { confirm_overlap?: OverlapConfirmation } = {},
  ): Promise<DayServices | undefined> => {
    const { version, appointments } = values
    const { reach } = reached.current
    const body = { version, appointments: sentOf(appointments), ...confirmed, ...reach }
    const saved = await save.send({ params: { dossierId, day }, body }, form)
    if (!saved) return undefined
    // The form goes on from what is saved now, before its draft is held to be that.
    form.setValues(valuesOfDay(saved))
    const words = t('Pianificazione salvata')
    if (undoable.current && reach.change) told(undoable.current, words, reached.current)
    else toast(words, 'ok')
    return saved
  }
  const draft = useDraftForm<DayValues, DayServices>({
    key: `planning.${dossierId}.${day}`,
    schema: FormDay,
    start: valuesOfDay(dayServices),
    send: async (values, form) => {
      if (!isChanged(values)) return dayServices
      return (await askReach(values)) ? send(values, form) : undefined
    },
    onSaved: saved => {
      setDayServices(saved)
      leadOn()
    },
  })
  const { form, startOver, conclude } = draft
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
    conclude(await send(form.values, form, { confirm_overlap }))
  })
  const conflict = conflictOf(save, draft, setDayServices)
  const changedMeanwhile = isTyped && !save.saving && latest.version !== form.values.version
  return { draft, dayServices, isTyped, changedMeanwhile, save, overlap, conflict, question }
}

const ofThis: ToldReach = { reach: {}, sums: null }

/** What may become of a save over a day, or a series, that somebody else has changed. */
function conflictOf(
  { carried, clear }: Save<typeof writeDayServices>,
  { form, finish }: DraftFormState<DayValues, DayServices>,
  onSeen: (dayServices: DayServices) => void,
): DayServicesForm['conflict'] {
  const stands = carried('stale')
  if (!stands) return null
  return {
    // A day that stands as it was read was refused for its series, of which another day was changed.
    of: stands.version === form.values.version ? 'series' : 'day',
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
