import { stepView } from '@vicino/domain/calendar/calendar-view.ts'
import type { Calendar } from './use-calendar.ts'

/** Shows the days before (-1) or after (1); one step back leads to those shown now. */
export const useStep =
  ({ view, day, show }: Calendar) =>
  (by: -1 | 1): void =>
    show({ date: stepView(view, day, by) })
