import type { Day } from '@vicino/domain/days/day.ts'
import { pages } from '../../app/links.ts'
import type { CalendarSearch } from '../../app/search.ts'
import type { LinkTarget } from '../../ui/link-target.ts'

const targetOf = (
  page: 'calendar' | 'menu' | 'search' | 'print',
  dossierId: string | undefined,
): LinkTarget => {
  if (dossierId === undefined)
    return {
      calendar: pages.plan,
      menu: pages.planMenu,
      search: pages.planSearch,
      print: pages.planPrint,
    }[page].link()
  return {
    calendar: pages.dossierCalendar,
    menu: pages.dossierCalendarMenu,
    search: pages.dossierCalendarSearch,
    print: pages.dossierCalendarPrint,
  }[page].link({ dossierId })
}

/** A page of the calendar, of all or of one client, with what the address says of it. */
export const calendarLink = (
  page: Parameters<typeof targetOf>[0],
  { dossierId, search }: { dossierId: string | undefined; search: CalendarSearch },
): LinkTarget => ({ ...targetOf(page, dossierId), search })

/** The services of the client's day that is shown. */
export const planningLink = (dossierId: string, day: Day): LinkTarget => ({
  ...pages.planning.link({ dossierId }),
  search: { date: day },
})

/** A new task, on the day and for the client that are shown. */
export const addingLink = ({ day, dossierId }: { day: Day; dossierId: string | undefined }): LinkTarget => ({
  ...pages.newTask.link(),
  search: { date: day, dossierId },
})
