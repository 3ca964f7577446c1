import type { CalendarItem } from './calendar-item.ts'

/** '08:00–09:00', or nothing for whole days. */
export const timesOf = ({ start_time, end_time }: Pick<CalendarItem, 'start_time' | 'end_time'>): string =>
  start_time === null || end_time === null ? '' : `${start_time}–${end_time}`

/** What is said of an item among the hours: first what is seen of it, in its order, then the rest. */
export const spokenBlock = (item: CalendarItem, brief = false): string =>
  sentence((brief && item.brief) || item.title, item.reason, timesOf(item), item.detail, item.words)

/** What is said of a line of a month, where one reads the family first too. */
export const spokenLine = (item: CalendarItem): string =>
  sentence([item.start_time, item.brief ?? item.title].filter(Boolean).join(' '), item.reason, item.words)

const sentence = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(', ')
