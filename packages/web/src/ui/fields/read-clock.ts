import type { Clock } from '@vicino/domain/days/clock.ts'

const written = /^(\d{1,2})[:.,h ]?(\d{2})?$/

/** The clock of a typed text: 8, 08, 830, 0830, 8:30, 8.30, 8h30. */
export function readClock(text: string): Clock | null {
  const typed = text.trim()
  const [, hours, minutes = '00'] = (/^\d{3}$/.test(typed) ? /^(\d)(\d{2})$/ : written).exec(typed) ?? []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null
  return `${hours.padStart(2, '0')}:${minutes}`
}
