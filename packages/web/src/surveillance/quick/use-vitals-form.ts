import type { UseFormReturnType } from '@mantine/form'
import { clockIn, todayIn } from '@vicino/domain/days/instant.ts'
import { repeatedHourOf } from '@vicino/domain/days/repeated-hour.ts'
import { type QuickMeasure, quickMeasures, vitalMeasures } from '@vicino/domain/surveillance/quick-reading.ts'
import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import { createReading } from '@vicino/domain/surveillance/surveillance.contract.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSave } from '../../calls/use-save.ts'
import { type DraftFormState, useDraftForm } from '../../drafts/use-draft-form.ts'
import { now } from '../../i18n/use-today.ts'
import { useRefusalToast } from '../../records/use-refusal-toast.ts'
import { announceAlarm } from '../critical/announce-alarm.ts'
import { type TypingArea, typingArea } from '../readings/typing-area.ts'
import { emptyVitals, FormVitals, hasVitals, readingOfForm, type QuickValues } from './quick-values.ts'

export type QuickForm = UseFormReturnType<QuickValues>

export type VitalsForm = {
  draft: DraftFormState<QuickValues, Reading>
  banner: string | null
  /** Whether anything stands in it, or is being typed. */
  complete: boolean
  area: TypingArea
  /** The moment that the form gave itself: fields that say how old it is begin anew with another one. */
  begunAt: string
}

type Moment = Pick<QuickValues, 'date' | 'time' | 'hour'>

const emptyNow = (): QuickValues => {
  const at = now()
  return emptyVitals(newId(), todayIn(at), clockIn(at), repeatedHourOf(at))
}

/**
 * The quick form with its draft, wherever it stands. A value on which somebody has to act opens its sheet. A form that
 * has waited for a while measures when the first thing is said in it, not when it was opened or last saved.
 * @param stays goes on with an empty form after a save: the next measurement is a record of its own
 */
export function useVitalsForm(
  dossierId: Id,
  onSaved: (reading: Reading, isAlarm: boolean) => void,
  stays = false,
): VitalsForm {
  const [start, setStart] = useState(emptyNow)
  const [begun, setBegun] = useState<Moment>(start)
  const save = useSave(createReading)
  useRefusalToast(save)
  const [typing, setTyping] = useState(false)
  const draft = useDraftForm<QuickValues, Reading>({
    key: `vitals.new.${dossierId}`,
    schema: FormVitals,
    start,
    send: (values, form) => save.send({ params: { dossierId }, body: readingOfForm(values) }, form),
    onSaved: reading => {
      onSaved(reading, announceAlarm(reading))
      if (!stays) return
      const next = emptyNow()
      setStart(next)
      draft.goOnFrom(next)
    },
  })
  const { form } = draft
  const complete = typing || hasVitals(form.values)
  const setMoment = useEffectEvent(() => {
    // A moment that somebody typed, or that a draft brought back, stays.
    if (!isSameMoment(form.values, start) && !isSameMoment(form.values, begun)) return
    const { date, time, hour } = complete ? emptyNow() : start
    if (isSameMoment(form.values, { date, time, hour })) return
    setBegun({ date, time, hour })
    form.setValues({ date, time, hour })
  })
  useEffect(() => setMoment(), [complete])
  return {
    draft,
    banner: save.banner,
    complete,
    area: typingArea(setTyping),
    begunAt: `${begun.date} ${begun.time}`,
  }
}

const isSameMoment = (one: Moment, other: Moment): boolean =>
  one.date === other.date && one.time === other.time && one.hour === other.hour

/** The numbers of the form's own page, and what else a draft of before brought: nothing is saved that is not in sight. */
export function useShownMeasures(values: QuickValues): readonly QuickMeasure[] {
  const [shown] = useState(() =>
    quickMeasures.filter(measure => vitalMeasures.includes(measure) || values[measure.name] !== null),
  )
  return shown
}
