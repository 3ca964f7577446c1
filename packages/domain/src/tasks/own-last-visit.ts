import type { Instant } from '../days/instant.ts'

/** A visit that somebody made at a client: as it really was, or as planned where nobody recorded that. */
export type MadeVisit = { from: Instant; to: Instant }

/**
 * The moment since which what stands in a client's dossier is new to somebody: when the last visit that she made there
 * was over. One that was done before its planned end is over since it began; null where she made none.
 */
export function ownLastVisit(made: readonly MadeVisit[], now: Instant): Instant | null {
  const ends = made.filter(({ from }) => from <= now).map(({ from, to }) => (to <= now ? to : from))
  return ends.reduce<Instant | null>((last, end) => (last === null || end > last ? end : last), null)
}
