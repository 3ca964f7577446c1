import { type Clock, clockAt, minutesBetween, minutesOf, minutesPerDay } from '../days/clock.ts'
import type { DayPart } from '../days/day-part.ts'

/** A time that is taken, and for how long another is sought after it. */
type Sought = {
  /** Where it begins that cannot be. */
  after: number
  minutes: number
  /** What keeps one of those busy who are needed; absences too. */
  busy: readonly DayPart[]
  /** When each of those works who are needed. */
  worked: readonly (readonly DayPart[])[]
}

const quarter = 15

/**
 * The next quarter of an hour after which everybody is free for as long, within the hours that each works on the day; null
 * where the day has none left. What ends when it begins is not in its way.
 */
export function nextFreeQuarter({ after, minutes, busy, worked }: Sought): number | null {
  const first = (Math.floor(after / quarter) + 1) * quarter
  for (let from = first; from + minutes <= minutesPerDay; from += quarter) {
    const to = from + minutes
    const isWorked = worked.every(parts => parts.some(part => part.from <= from && to <= part.to))
    if (isWorked && !busy.some(part => part.from < to && from < part.to)) return from
  }
  return null
}

/** The same by the clock. What ends with the day has no clock for it. */
export function nextFreeClocks(
  { start_time, end_time }: { start_time: Clock; end_time: Clock },
  { busy, worked }: Pick<Sought, 'busy' | 'worked'>,
): { start_time: Clock; end_time: Clock } | null {
  const minutes = minutesBetween(start_time, end_time)
  const from = nextFreeQuarter({ after: minutesOf(start_time), minutes, busy, worked })
  if (from === null || from + minutes === minutesPerDay) return null
  return { start_time: clockAt(from), end_time: clockAt(from + minutes) }
}
