import type { CalendarTime } from '@vicino/domain/calendar/moved-time.ts'

const names = ['date', 'end_date', 'start_time', 'end_time'] as const

/** What a move changes of a task: the parts of its time that become different. The end is said with the day. */
export function changeOfTime(before: CalendarTime, after: CalendarTime): Partial<CalendarTime> {
  const changed = names.filter(
    name => before[name] !== after[name] || (name === 'end_date' && before.date !== after.date),
  )
  return Object.fromEntries(changed.map(name => [name, after[name]]))
}
