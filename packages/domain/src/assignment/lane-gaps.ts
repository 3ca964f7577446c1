/** Where somebody is on her tour, in minutes of the day; no town where it is not known. */
export type Stop = { from: number; to: number; town: string | undefined }

/** The time between two stops: from which town to which, where it is another one, and whether it is too short for that. */
export type Gap = { from: number; to: number; way: { from: string; to: string } | null; tight: boolean }

/**
 * The least that the way into another town takes, from door to door. How far apart two towns lie is not known here: this
 * only tells apart what cannot be done.
 */
export const leastWayMinutes = 10

/** What lies between the stops of a tour, which are in the order of their begin; a way without any time stands too. */
export function gapsOf(stops: readonly Stop[]): Gap[] {
  const gaps: Gap[] = []
  let last: Stop | undefined
  for (const stop of stops) {
    if (last) {
      const way = wayOf(last, stop)
      const to = Math.max(last.to, stop.from)
      if (to > last.to || way)
        gaps.push({ from: last.to, to, way, tight: way !== null && to - last.to < leastWayMinutes })
    }
    if (!last || stop.to >= last.to) last = stop
  }
  return gaps
}

function wayOf({ town: from }: Stop, { town: to }: Stop): Gap['way'] {
  if (from === undefined || to === undefined) return null
  return from.toLowerCase() === to.toLowerCase() ? null : { from, to }
}
