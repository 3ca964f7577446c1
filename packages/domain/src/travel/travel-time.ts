import * as z from 'zod/mini'

/** A point of the Swiss grid (LV95), in hundreds of metres. */
export const Place = z.strictObject({ east: z.number(), north: z.number() })
export type Place = z.infer<typeof Place>

/** Roads are longer than the line by so much, also where they go along a lake or up into a valley. */
const roadsPerLine = 1.4

/** So far one drives through towns, at the first speed; what is more goes by the main road or the motorway. */
const near = { kilometres: 10, perHour: 40 }
const farPerHour = 80
const step = 5
const perKilometre = 10

/**
 * About how many minutes it takes by car from one place to another: no road is known, so the line is made longer as roads
 * usually are, and what comes out is rounded up to five minutes.
 */
export function travelMinutes(from: Place, to: Place): number {
  const line = Math.hypot(from.east - to.east, from.north - to.north) / perKilometre
  const kilometres = line * roadsPerLine
  const nearHours = Math.min(kilometres, near.kilometres) / near.perHour
  const farHours = Math.max(kilometres - near.kilometres, 0) / farPerHour
  return Math.max(Math.ceil(((nearHours + farHours) * 60) / step), 1) * step
}
