import * as z from 'zod/mini'
import { Instant, millisecondsBetween, millisecondsPerMinute } from '../days/instant.ts'
import { Id } from '../wire/id.ts'

/** A visit in which a line was written: as it really was, or as planned where nobody recorded that; `to` is null while it goes on. */
export const LineVisit = z.strictObject({ _id: Id, from: Instant, to: z.nullable(Instant) })
export type LineVisit = z.infer<typeof LineVisit>

/** Who writes at the door, or in the car before she drives on, writes of the visit. */
const aroundMinutes = 15

/** Nobody is at a client's for longer: a visit that was never ended does not take the lines of the next day. */
const longestMinutes = 12 * 60

/** How many minutes lie between a moment and a visit; none within it. */
function minutesFrom(at: Instant, { from, to }: LineVisit): number {
  const late = to === null ? millisecondsBetween(from, at) / millisecondsPerMinute - longestMinutes : 0
  const outside = Math.max(millisecondsBetween(at, from), to === null ? 0 : millisecondsBetween(to, at), 0)
  return Math.max(outside / millisecondsPerMinute, late)
}

/**
 * To which of its author's visits at the client a line belongs: the one in which it was written, else the nearest around
 * it; of two the one that began last. Null where she was not there.
 */
export function visitOfLine(at: Instant, visits: readonly LineVisit[]): LineVisit | null {
  const near = visits
    .map(visit => ({ visit, minutes: minutesFrom(at, visit) }))
    .filter(({ minutes }) => minutes <= aroundMinutes)
    .toSorted((a, b) => a.minutes - b.minutes || (a.visit.from < b.visit.from ? 1 : -1))
  return near[0]?.visit ?? null
}
