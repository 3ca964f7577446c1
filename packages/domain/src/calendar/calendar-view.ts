import {
  addDays,
  addMonths,
  type Day,
  daysFrom,
  daysInMonth,
  firstOfMonth,
  firstYear,
  lastYear,
} from '../days/day.ts'
import { dayOf } from '../days/day-number.ts'
import { startOfWeekOn, type WeekStart } from './week-start.ts'

/** How the calendar can be looked at. */
export const calendarViews = [
  { value: 'schedule', label: 'Agenda' },
  { value: 'day', label: 'Giorno' },
  { value: 'week', label: 'Settimana' },
  { value: 'month', label: 'Mese' },
] as const
export type CalendarView = (typeof calendarViews)[number]['value']

/** How many days a week shows beside each other: all of them, or on a narrow screen three or one. */
export type DaysAcross = 1 | 3 | 7

/** Which days a view shows. `daysAcross` speaks of the week only. */
export type ViewSettings = { weekStart?: WeekStart; daysAcross?: DaysAcross }

const weeksOfMonth = 6

/** The 42 days of a month's grid: six weeks from the start of the week in which the month begins. */
export function daysOfMonthGrid(day: Day, weekStart: WeekStart = 'mon'): Day[] {
  const first = startOfWeekOn(firstOfMonth(day), weekStart)
  return daysFrom(first, addDays(first, weeksOfMonth * 7 - 1))
}

type Shown = Required<ViewSettings> & { day: Day }

const shownBy: Record<CalendarView, (shown: Shown) => Day[]> = {
  schedule: ({ day }) => daysFrom(day, addDays(day, daysInMonth(day) - 1)),
  day: ({ day }) => [day],
  week: ({ day, weekStart, daysAcross }) => {
    const first = daysAcross === 7 ? startOfWeekOn(day, weekStart) : day
    return daysFrom(first, addDays(first, daysAcross - 1))
  },
  month: ({ day, weekStart }) => daysOfMonthGrid(day, weekStart),
}

/** The days that a view shows around a day, in order; a schedule begins with the day and is as long as its month. */
export function daysOfView(view: CalendarView, day: Day, settings: ViewSettings = {}): Day[] {
  return shownBy[view]({ day, weekStart: 'mon', daysAcross: 7, ...settings })
}

const firstDay = dayOf(firstYear, 1, 1)
const lastDay = dayOf(lastYear, 12, 31)
const withinCalendar = (day: Day): Day => (day < firstDay ? firstDay : day > lastDay ? lastDay : day)

/**
 * The day to show after "previous" (-1) or "next" (1): a month, a week or a day on, as many days as stand beside
 * each other. At the first and last day of the calendar it stays.
 */
export function stepView(
  view: CalendarView,
  day: Day,
  step: -1 | 1,
  { daysAcross = 7 }: ViewSettings = {},
): Day {
  if (view === 'month') return withinCalendar(addMonths(day, step))
  const days = view === 'day' ? 1 : view === 'week' ? daysAcross : 7
  return withinCalendar(addDays(day, step * days))
}

/** Where "back" leads: from a week or a day to the month; `null` where back leaves the calendar. */
export const viewBehind = (view: CalendarView): CalendarView | null =>
  view === 'day' || view === 'week' ? 'month' : null
