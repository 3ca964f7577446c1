import { type CalendarView, calendarViews } from '@vicino/domain/calendar/calendar-view.ts'
import { weekStart } from '../calendar/shown-days.ts'

/** How a client's plan is seen: an agenda has no days to choose. */
export type PlanView = Exclude<CalendarView, 'schedule'>

export const planViews = calendarViews.filter(
  (view): view is Extract<typeof view, { value: PlanView }> => view.value !== 'schedule',
)

/** Weeks as this device begins them. */
export const wholeWeeks = { weekStart }
