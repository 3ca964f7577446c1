import { type Day, isDay } from '@vicino/domain/days/day.ts'

const written = /^(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4})$/
const compact = /^(\d{2})(\d{2})(\d{4})$/

/**
 * The day of a typed text: 20.11.2026, 20/11/2026, 20-11-2026, 20112026 or 2026-11-20. A year of two digits
 * is not read: for a birth date it could be either century.
 */
export function readDay(text: string): Day | null {
  const typed = text.trim()
  if (isDay(typed)) return typed
  const [, day, month, year] = written.exec(typed) ?? compact.exec(typed) ?? []
  if (!day || !month || !year) return null
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(read) ? read : null
}

/** The year of a text that is written as a day is, also where no calendar has that day: 29.02.1921. */
export function yearWritten(text: string): number | null {
  const [, , , year] = written.exec(text.trim()) ?? compact.exec(text.trim()) ?? []
  return year === undefined ? null : Number(year)
}

/** How a day is typed and shown, in every language: 20.11.2026. Any other text stays as it is. */
export const showDay = (text: string): string =>
  isDay(text) ? `${text.slice(8)}.${text.slice(5, 7)}.${text.slice(0, 4)}` : text

/** From when until when. */
export const periodWords = ({ start, end }: { start: Day; end: Day }): string =>
  `${showDay(start)} – ${showDay(end)}`
