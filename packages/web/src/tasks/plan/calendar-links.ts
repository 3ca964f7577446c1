import type { Day } from '@vicino/domain/days/day.ts'
import { pages } from '../../app/links.ts'
import type { CalendarSearch } from '../../app/search.ts'
import type { LinkTarget } from '../../ui/link-target.ts'

const targetOf = (page: 'calendar' | 'menu' | 'search', dossierId: string | undefined): LinkTarget => {
  if (dossierId === undefined)
    return { calendar: pages.plan, menu: pages.planMenu, search: pages.planSearch }[page].link()
  return {
    calendar: pages.dossierCalendar,
    menu: pages.dossierCalendarMenu,
    search: pages.dossierCalendarSearch,
  }[page].link({ dossierId })
}

/** A page of the calendar, of all or of one client, with what the address says of it. */
export const calendarLink = (
  page: Parameters<typeof targetOf>[0],
  { dossierId, search }: { dossierId: string | undefined; search: CalendarSearch },
): LinkTarget => ({ ...targetOf(page, dossierId), search })

/** A new task, on the day and for the client that are shown. */
export const addingLink = ({ day, dossierId }: { day: Day; dossierId: string | undefined }): LinkTarget => ({
  ...pages.newTask.link(),
  search: { date: day, dossierId },
})
