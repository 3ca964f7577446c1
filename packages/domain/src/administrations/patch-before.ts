import { addDays } from '../days/day.ts'
import { type Instant, todayIn } from '../days/instant.ts'
import type { Drug } from '../drugs/drug.ts'
import type { Administration } from './administration.ts'
import { isPatchOn, patchDays } from './last-patch.ts'
import { isSameSubstance } from './same-substance.ts'

/**
 * The patch that may still stick when another one is put on at an instant: the last one of the same substance,
 * whoever ordered it; of one day the drug's own.
 */
export function patchBefore(
  administrations: readonly Administration[],
  drug: Pick<Drug, '_id' | 'name'>,
  at: Instant,
): Administration | undefined {
  const since = addDays(todayIn(at), -patchDays)
  const isOwn = (patch: Administration): number => Number(patch.drug._id === drug._id)
  return administrations
    .filter(isPatchOn)
    .filter(({ given_at, day }) => given_at < at && day >= since)
    .filter(patch => isSameSubstance(patch.drug, drug))
    .toSorted(
      (one, other) =>
        other.day.localeCompare(one.day) ||
        isOwn(other) - isOwn(one) ||
        other.given_at.localeCompare(one.given_at),
    )[0]
}
