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
import { dayOfParts } from '../days/day-number.ts'
import { startOfWeekOn, type WeekStart } from './week-start.ts'

/** How the calendar can be looked at. */
export const calendarViews = [
  { value: 'schedule', label: 'Agenda' },
  { value: 'day', label: 'Giorno' },
  { value: 'week', label: 'Settimana' },
  { value: 'month', label: 'Mese' },
] as const
export type CalendarView = (typeof calendarViews)[number]['value']

/** Which days a view shows. */
export type ViewSettings = { weekStart?: WeekStart }

const daysOfWeek = 7

const weeksOfMonth = 6

/** The 42 days of a month's grid: six weeks from the start of the week in which the month begins. */
export function daysOfMonthGrid(day: Day, weekStart: WeekStart = 'mon'): Day[] {
  const first = startOfWeekOn(firstOfMonth(day), weekStart)
  return daysFrom(first, addDays(first, weeksOfMonth * daysOfWeek - 1))
}

type Shown = Required<ViewSettings> & { day: Day }

const shownBy: Record<CalendarView, (shown: Shown) => Day[]> = {
  schedule: ({ day }) => daysFrom(day, addDays(day, daysInMonth(day) - 1)),
  day: ({ day }) => [day],
  week: ({ day, weekStart }) => {
    const first = startOfWeekOn(day, weekStart)
    return daysFrom(first, addDays(first, daysOfWeek - 1))
  },
  month: ({ day, weekStart }) => daysOfMonthGrid(day, weekStart),
}

/** The days that a view shows around a day, in order; a schedule begins with the day and is as long as its month. */
export function daysOfView(view: CalendarView, day: Day, settings: ViewSettings = {}): Day[] {
  return shownBy[view]({ day, weekStart: 'mon', ...settings })
}

const firstDay = dayOfParts(firstYear, 1, 1)
const lastDay = dayOfParts(lastYear, 12, 31)
const withinCalendar = (day: Day): Day => (day < firstDay ? firstDay : day > lastDay ? lastDay : day)

/**
 * The day to show after "previous" (-1) or "next" (1): a month, a week or a day on; an agenda goes on by a week. At the
 * first and last day of the calendar it stays.
 */
export function stepView(view: CalendarView, day: Day, step: -1 | 1): Day {
  if (view === 'month') return withinCalendar(addMonths(day, step))
  return withinCalendar(addDays(day, step * (view === 'day' ? 1 : daysOfWeek)))
}

/** Where "back" leads: from a week or a day to the month; `null` where back leaves the calendar. */
export const viewBehind = (view: CalendarView): CalendarView | null =>
  view === 'day' || view === 'week' ? 'month' : null
