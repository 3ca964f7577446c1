import type { Clock } from '@vicino/domain/days/clock.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
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
export function drawnTime({ date, end_date = date, start_time, end_time }: Address): When | null {
  if (date === undefined || end_date === undefined || end_date < date) return null
  if (start_time !== undefined && end_time !== undefined)
    return { date, end_date, start_time, end_time, full_day: false }
  if (end_date === date) return null
  return { date, end_date, start_time: null, end_time: null, full_day: true }
}

/**
 * A time that was drawn in the calendar goes before the one of a draft that is taken up again. Then it leaves the
 * address, so that a reload does not undo what was typed over it.
 */
export function useDrawnTime({
  form,
  restoredFrom,
}: Pick<DraftFormState<TaskValues>, 'form' | 'restoredFrom'>): void {
  const navigate = useNavigate()
  const { dossierId, operatorId, ...address } = usePage(pages.newTask).search
  const takeUp = useEffectEvent(() => {
    const drawn = drawnTime(address)
    if (!drawn) return
    form.setValues(drawn)
    const search = { dossierId, operatorId }
    void navigate({ ...pages.newTask.link(search), replace: true, ignoreBlocker: true })
  })
  useEffect(() => {
    if (restoredFrom !== null) takeUp()
  }, [restoredFrom])
}
