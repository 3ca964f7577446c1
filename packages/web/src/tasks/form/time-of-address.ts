import type { Clock } from '@vicino/domain/days/clock.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import type { DraftFormState } from '../../drafts/use-draft-form.ts'
import type { TaskValues } from './task-values.ts'

type Address = {
  date?: Day | undefined
  end_date?: Day | undefined
  start_time?: Clock | undefined
  end_time?: Clock | undefined
}
type When = Pick<TaskValues, 'date' | 'end_date' | 'start_time' | 'end_time' | 'full_day'>

/** The time that an address brings: with clocks, over whole days, or none that was drawn. */
export function timeOfAddress({ date, end_date = date, start_time, end_time }: Address): When | null {
  if (date === undefined || end_date === undefined || end_date < date) return null
  if (start_time !== undefined && end_time !== undefined)
    return { date, end_date, start_time, end_time, full_day: false }
  if (end_date === date) return null
  return { date, end_date, start_time: null, end_time: null, full_day: true }
}

/**
 * What was asked for by hand goes before what a draft says that is taken up again: the time that was drawn, and in whose
 * lane. Then it leaves the address, so that a reload does not undo what was typed over it.
 * @param operators who carries it out, as far as the address says it
 * @returns whom the draft had named instead
 */
export function useDrawnTime(
  { form, restoredFrom }: Pick<DraftFormState<TaskValues>, 'form' | 'restoredFrom'>,
  operators: NamedPerson[],
): NamedPerson[] {
  const navigate = useNavigate()
  const { dossierId, operatorId, ...address } = usePage(pages.newTask).search
  const [before, setBefore] = useState<NamedPerson[]>([])
  const takeUp = useEffectEvent(() => {
    const drawn = timeOfAddress(address)
    const hers = ({ _id }: NamedPerson): boolean => _id === operatorId
    const kept = form.values.operators
    const isOther = operators.some(hers) && !kept.some(hers)
    if (!drawn && !isOther) return
    form.setValues({ ...drawn, ...(isOther && { operators }) })
    if (isOther) setBefore(kept)
    const search = { dossierId, ...(!drawn && address) }
    void navigate({ ...pages.newTask.link(search), replace: true, ignoreBlocker: true })
  })
  useEffect(() => {
    if (restoredFrom !== null) takeUp()
  }, [restoredFrom])
  return before
}
