import { daysOfView } from '@vicino/domain/calendar/calendar-view.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { weekStart } from '../calendar/shown-days.ts'

/** What can be put on paper: the calendar of a day or of a week, or somebody's tour of a day. */
export const printSheets = [
  { value: 'day', label: 'Giorno' },
  { value: 'week', label: 'Settimana' },
  { value: 'tour', label: 'Giro' },
] as const
export type PrintSheet = (typeof printSheets)[number]['value']

export const daysOfSheet = (sheet: PrintSheet, day: Day): Day[] =>
  daysOfView(sheet === 'week' ? 'week' : 'day', day, { weekStart })
