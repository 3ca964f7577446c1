import type { CalendarTime } from '@vicino/domain/calendar/moved-time.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { pages } from '../../pages/pages.ts'
import type { CalendarSearch } from '../../pages/search.ts'
import type { LinkTarget } from '../../pages/link-target.ts'
import type { Calendar } from './use-calendar.ts'

type CalendarPage = 'calendar' | 'menu' | 'search' | 'print'

/** A page of the calendar, of all or of one client, with what the address says of it. */
export function calendarLink(
  page: CalendarPage,
  { dossierId, search }: { dossierId: string | undefined; search: CalendarSearch },
): LinkTarget {
  if (dossierId === undefined)
    return {
      calendar: pages.calendar,
      menu: pages.calendarMenu,
      search: pages.calendarSearch,
      print: pages.calendarPrint,
    }[page].link(search)
  return {
    calendar: pages.dossierCalendar,
    menu: pages.dossierCalendarMenu,
    search: pages.dossierCalendarSearch,
    print: pages.dossierCalendarPrint,
  }[page].link({ dossierId }, search)
}

/** The services of the client's day that is shown. */
export const dayServicesLink = (dossierId: string, day: Day): LinkTarget =>
  pages.dayServices.link({ dossierId }, { date: day })

type Shown = Pick<Calendar, 'day' | 'dossierId' | 'filter' | 'search'>

/** Whom a new task is for where one client or one operator is looked at. */
export const addingFor = ({ dossierId, filter, search: { of, operatorId } }: Omit<Shown, 'day'>) => ({
  dossierId,
  operatorId: of === 'mine' || operatorId !== undefined ? filter.operatorId : undefined,
})

/** When a new task is that was drawn: one whole day is a day on which something is planned; several are filled. */
export function addingAt({ date, end_date, start_time, end_time }: CalendarTime) {
  if (start_time === null || end_time === null) return date === end_date ? { date } : { date, end_date }
  return { date, end_date, start_time, end_time }
}

/** A new task, on the day, for the client and with the operator that are shown. */
export const addingLink = ({ day, ...shown }: Shown): LinkTarget =>
  pages.newTask.link({ date: day, ...addingFor(shown) })
