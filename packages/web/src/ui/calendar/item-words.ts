import { entryOf, isInStrip } from '@vicino/domain/calendar/placed.ts'
import type { CalendarItem } from './calendar-item.ts'

/** '08:00–09:00', or nothing for whole days. */
export const timesOf = ({ start_time, end_time }: Pick<CalendarItem, 'start_time' | 'end_time'>): string =>
  start_time === null || end_time === null ? '' : `${start_time}–${end_time}`

/** All that is known of an item in one sentence. */
export const spokenItem = (item: CalendarItem): string =>
  [timesOf(item), item.title, item.reason, item.words].filter(Boolean).join(', ')

export const isWholeDays = (item: CalendarItem): boolean => isInStrip(entryOf(item))
