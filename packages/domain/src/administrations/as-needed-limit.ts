import { type Instant, instantAt, millisecondsOf } from '../days/instant.ts'
import type { Drug } from '../drugs/drug.ts'

/** A dose that is in the body, or would be. `dose` counts the drug's unit. */
export type TakenDose = { given_at: Instant; dose: number }

/** How far apart doses taken as needed must lie, and how much 24 hours may hold; each only where it is ordered. */
export type AsNeededLimits = Pick<Drug, 'reserve_min_interval_hours' | 'reserve_max_24h'>

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** How many hours around a dose another one may be in its way: the longest interval that can be ordered. */
export const longestReachHours = 168

/**
 * The doses that speak against one more, in the order in which they were taken; none where it may be given. Hours
 * are hours, also over the change of the clocks. A dose that is written down later than a following one is held
 * against both sides.
 */
export function dosesInTheWay<Dose extends TakenDose>(
  { reserve_min_interval_hours, reserve_max_24h }: AsNeededLimits,
  taken: readonly Dose[],
  next: TakenDose,
): Dose[] {
  const at = millisecondsOf(next.given_at)
  const distance = (dose: TakenDose) => millisecondsOf(dose.given_at) - at
  const apart = (reserve_min_interval_hours ?? 0) * hourMs
  const tooNear = taken.filter(dose => Math.abs(distance(dose)) < apart)
  const crowded =
    reserve_max_24h === null
      ? []
      : [0, ...taken.map(distance).filter(later => later >= 0 && later < dayMs)].flatMap(end => {
          const within = taken.filter(dose => distance(dose) > end - dayMs && distance(dose) <= end)
          const sum = within.reduce((total, { dose }) => total + dose, next.dose)
          return sum > reserve_max_24h ? within : []
        })
  const found = new Set([...tooNear, ...crowded])
  return taken.filter(dose => found.has(dose)).toSorted((a, b) => (a.given_at < b.given_at ? -1 : 1))
}

/** When a dose may be given at the earliest, from an instant on; null where it alone is more than a day may hold. */
export function allowedFrom(
  limits: AsNeededLimits,
  taken: readonly TakenDose[],
  dose: number,
  from: Instant,
): Instant | null {
  if (limits.reserve_max_24h !== null && dose > limits.reserve_max_24h) return null
  const apart = Math.ceil((limits.reserve_min_interval_hours ?? 0) * hourMs)
  const ends = taken
    .flatMap(({ given_at }) => [apart, dayMs].map(later => instantAt(millisecondsOf(given_at) + later)))
    .filter(end => end > from)
    .toSorted()
  return [from, ...ends].find(at => dosesInTheWay(limits, taken, { given_at: at, dose }).length === 0) ?? null
}
