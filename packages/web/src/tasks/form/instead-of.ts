import type { Instead, OffersInstead } from '../OverlapOffers.tsx'
import { neededBy, type TaskValues, timedVisit } from './task-values.ts'

/** What may be taken instead of the overlap of one visit. */
export function insteadOf(values: TaskValues, onTake: (instead: Instead) => void): OffersInstead | undefined {
  const visit = timedVisit(values)
  if (!visit) return undefined
  const { client, operators } = values
  return { hindered: { visit, client: client?._id ?? null, operators, needed: neededBy(values) }, onTake }
}
