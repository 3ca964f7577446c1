import type { Day } from '@vicino/domain/days/day.ts'
import { problemOfRange } from '@vicino/domain/days/day-range.ts'
import { useNavigate } from '@tanstack/react-router'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useToday } from '../i18n/use-today.ts'

/** Two days, both included. */
export type ShownDays = { startDate: Day; endDate: Day }

/** The days that the address asks for: today, unless it names two that make a range. */
export function useRange(): { range: ShownDays; show: (range: ShownDays) => void } {
  const today = useToday()
  const navigate = useNavigate()
  const {
    params: { dossierId },
    search: { startDate, endDate },
  } = usePage(pages.performances)
  const asked = startDate && endDate && !problemOfRange(startDate, endDate)
  return {
    range: asked ? { startDate, endDate } : { startDate: today, endDate: today },
    show: search => void navigate({ ...pages.performances.link({ dossierId }, search), replace: true }),
  }
}
