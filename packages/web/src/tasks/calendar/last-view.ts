import type { CalendarView } from '@vicino/domain/calendar/calendar-view.ts'

const views = new Map<boolean, CalendarView>()

/** How the calendar, or a client's calendar, was last looked at: one comes back to it from a task. It ends with the page. */
export const lastView = (dossierId: string | undefined): CalendarView | undefined =>
  views.get(dossierId !== undefined)

export const rememberView = (dossierId: string | undefined, view: CalendarView): void =>
  void views.set(dossierId !== undefined, view)
