import { type Day, daysBetween } from '../days/day.ts'
import { bristolTypes, type BowelMovement } from './observation.ts'

/** What was noted of the bowel on a day. */
export type BowelNote = { day: Day; bm: BowelMovement }

/** Older notes say nothing of today: nobody looks any more. */
export const bowelNotedWithinDays = 14

const stools: ReadonlySet<BowelMovement> = new Set([...bristolTypes.map(({ value }) => value), 'diarrhea'])

/**
 * Since how many days there was no stool, by notes of the last two weeks in the order of their days: since the last one,
 * else since it was first noted that there was none. Gas alone is no stool. Null where nobody notes anything.
 */
export function daysWithoutStool(
  notes: readonly BowelNote[],
  today: Day,
): { days: number; since: Day } | null {
  const last = notes.findLast(({ bm }) => stools.has(bm)) ?? notes[0]
  return last ? { days: daysBetween(last.day, today), since: last.day } : null
}
