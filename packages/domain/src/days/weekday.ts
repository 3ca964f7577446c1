import * as z from 'zod/mini'

/** The days of a week in the order of a Swiss calendar. */
export const weekdays = [
  { value: 'mon', label: 'lun' },
  { value: 'tue', label: 'mar' },
  { value: 'wed', label: 'mer' },
  { value: 'thu', label: 'gio' },
  { value: 'fri', label: 'ven' },
  { value: 'sat', label: 'sab' },
  { value: 'sun', label: 'dom' },
] as const

export const Weekday = z.enum(weekdays.map(weekday => weekday.value))
export type Weekday = z.infer<typeof Weekday>
