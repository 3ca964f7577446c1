import type { UseFormReturnType } from '@mantine/form'
import { clockIn, todayIn } from '@vicino/domain/days/instant.ts'
import { repeatedHourOf } from '@vicino/domain/days/repeated-hour.ts'
import { type QuickMeasure, quickMeasures, vitalMeasures } from '@vicino/domain/surveillance/quick-reading.ts'
import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import { createReading } from '@vicino/domain/surveillance/surveillance.contract.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { useState } from 'react'
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
}

const momentNow = () => {
  const at = now()
  return { date: todayIn(at), time: clockIn(at), hour: repeatedHourOf(at) }
}

const emptyNow = (): QuickValues => {
  const { date, time, hour } = momentNow()
  return emptyVitals(newId(), date, time, hour)
}

/**
 * The quick form with its draft, wherever it stands. A value on which somebody has to act opens its sheet. A form that
 * has waited for a while measures when its first digit is typed, not when the page was opened.
 * @param stays goes on with an empty form after a save: the next measurement is a record of its own
 */
export function useVitalsForm(
  dossierId: Id,
  onSaved: (reading: Reading, isAlarm: boolean) => void,
  stays = false,
): VitalsForm {
  const [start] = useState(emptyNow)
  const save = useSave(createReading)
  useRefusalToast(save.banner)
  const [typing, setTyping] = useState(false)
  const draft = useDraftForm<QuickValues, Reading>({
    key: `vitals.new.${dossierId}`,
    schema: FormVitals,
    start,
    send: (values, form) => save.send({ params: { dossierId }, body: readingOfForm(values) }, form),
    onSaved: reading => {
      onSaved(reading, announceAlarm(reading))
      if (stays) draft.goOnFrom(emptyNow())
    },
  })
  const { form } = draft
  const isUntouched = !typing && draft.restoredFrom === null && !hasVitals(form.values)
  const measures = (isTyping: boolean): void => {
    if (isTyping && isUntouched && hasMomentOf(form.values, start)) form.setValues(momentNow())
    setTyping(isTyping)
  }
  return {
    draft,
    banner: save.banner,
    complete: typing || hasVitals(form.values),
    area: typingArea(measures),
  }
}

const hasMomentOf = (values: QuickValues, start: QuickValues): boolean =>
  values.date === start.date && values.time === start.time

/** The numbers of the form's own page, and what else a draft of before brought: nothing is saved that is not in sight. */
export function useShownMeasures(values: QuickValues): readonly QuickMeasure[] {
  const [shown] = useState(() =>
    quickMeasures.filter(measure => vitalMeasures.includes(measure) || values[measure.name] !== null),
  )
  return shown
}
