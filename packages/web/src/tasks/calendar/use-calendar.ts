import { isHeld } from '@vicino/domain/access/held-permissions.ts'
import { isEqual } from '@vicino/domain/form/equal.ts'
import type { CalendarView } from '@vicino/domain/calendar/calendar-view.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Me } from '@vicino/domain/users/me.ts'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { CalendarSearch } from '../../pages/search.ts'
import { usePerson } from '../../session/person.ts'
import { useToday } from '../../i18n/use-today.ts'
import { lastView, rememberView } from './last-view.ts'

export type WhoseTasks = 'mine' | 'all'

export type Calendar = {
  view: CalendarView
  day: Day
  today: Day
  /** Whose calendar it is: one's own or everybody's; of a client it is everybody's who goes there. */
  of: WhoseTasks
  /** The client whose calendar it is. */
  dossierId: string | undefined
  search: CalendarSearch
  /** What the server is asked for beside the days. */
  filter: CalendarFilter
  /** What is chosen is a place of its own, to which back leads; what only went by is none (`replace`). */
  show: (next: Partial<CalendarSearch>, how?: { replace: boolean }) => void
}

export type CalendarFilter = Pick<CalendarSearch, 'operatorId' | 'type' | 'status'> & {
  dossierId?: string | undefined
}

/** Whether of some days not all is shown: hours that are summed up from it would be wrong. */
export const isPartial = ({ type, status }: CalendarFilter): boolean =>
  type !== undefined || status !== undefined

export const plansForAll = ({ permissions }: Pick<Me, 'permissions'>): boolean =>
  isHeld(permissions, 'calendar.plan_all', 'write')

/** The calendar as its address asks for it. What is chosen goes into the address, so that a reload keeps it. */
export function useCalendar(): Calendar {
  const person = usePerson()
  const navigate = useNavigate()
  const today = useToday()
  const { dossierId } = useParams({ strict: false }) as { dossierId?: string }
  const search: CalendarSearch = useSearch({ strict: false })
  const mayPlanForAll = plansForAll(person)
  const of: WhoseTasks = dossierId !== undefined ? 'all' : mayPlanForAll ? (search.of ?? 'all') : 'mine'
  const { view = lastView(dossierId) ?? firstView(dossierId, mayPlanForAll), date: day = today } = search
  const { type, status } = search
  const operatorId = of === 'mine' ? person._id : search.operatorId
  return {
    view,
    day,
    today,
    of,
    dossierId,
    search,
    filter: { dossierId, operatorId, type, status },
    show: (next, { replace = false } = { replace: false }) => {
      if (next.view) rememberView(dossierId, next.view)
      const shown = { ...search, view, ...next }
      const isHere = isEqual(shown, { ...search, view })
      void navigate({ to: '.', search: shown, replace: replace || isHere, resetScroll: false })
    },
  }
}

/** A client's calendar begins with the month; who plans for all with the day of all, everybody else with her agenda. */
const firstView = (dossierId: string | undefined, mayPlanForAll: boolean): CalendarView =>
  dossierId !== undefined ? 'month' : mayPlanForAll ? 'day' : 'schedule'
