import { stepView } from '@vicino/domain/calendar/calendar-view.ts'
import { useViewSettings } from './shown-days.ts'
import type { Calendar } from './use-calendar.ts'

/** Shows the days before (-1) or after (1), as many as stand beside each other; one step back leads to those shown now. */
export function useStep({ view, day, show }: Calendar): (by: -1 | 1) => void {
  const settings = useViewSettings()
  return by => show({ date: stepView(view, day, by, settings) })
}
