import type { VisitTown } from '../tasks/visit-towns.contract.ts'
import { travelMinutes } from '../travel/travel-time.ts'

/** A town, and where it lies, as far as that is known. */
export type Town = Pick<VisitTown, 'city' | 'place'>

/** Where somebody is on her tour, in minutes of the day; no town where it is not known. `reached`: she has come there. */
export type LaneStop = { from: number; to: number; town: Town | undefined; reached: boolean }

/** From which town to which other one, and about how long that takes; null where one of them lies nobody knows where. */
export type Way = { from: string; to: string; minutes: number | null }

/**
 * The time between two stops, the way where the next is in another town, and whether the time is too short for that: of a
 * way that was made nobody has to be told any more.
 */
export type Gap = { from: number; to: number; way: Way | null; tight: boolean }

/** What lies between the stops of a tour, which are in the order of their begin; a way without any time stands too. */
export function gapsOf(stops: readonly LaneStop[]): Gap[] {
  const gaps: Gap[] = []
  let last: LaneStop | undefined
  for (const stop of stops) {
    if (last) {
      const way = wayOf(last, stop)
      const to = Math.max(last.to, stop.from)
      // How far apart two towns lie may be unknown: that there is no time at all between them is too short all the same.
      const least = way?.minutes ?? 1
      if (to > last.to || way)
        gaps.push({ from: last.to, to, way, tight: way !== null && !stop.reached && to - last.to < least })
    }
    if (!last || stop.to >= last.to) last = stop
  }
  return gaps
}

function wayOf({ town: from }: LaneStop, { town: to }: LaneStop): Way | null {
  if (from === undefined || to === undefined || from.city.toLowerCase() === to.city.toLowerCase()) return null
  if (isSamePlace(from.place, to.place)) return null
  const minutes = from.place && to.place && travelMinutes(from.place, to.place)
  return { from: from.city, to: to.city, minutes }
}

/** A town lies where it lies, however it is written: "S. Antonino" is "Sant'Antonino". */
const isSamePlace = (one: Town['place'], other: Town['place']): boolean =>
  one !== null && one.east === other?.east && one.north === other.north
