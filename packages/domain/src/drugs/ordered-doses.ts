import type { Day } from '../days/day.ts'
import type { Instant } from '../days/instant.ts'
import { daySchemeOf, type MomentDose, type Scheduled } from './day-scheme.ts'
import { type DoseWindows, endOfWindow } from './dose-windows.ts'
import type { Drug, Moment } from './drug.ts'

/** One moment of one day's scheme. */
export type MetMoment = { day: Day; moment: Moment }

/** A drug in one of its versions: what it ordered, from when on. */
export type OrderVersion = Scheduled & Pick<Drug, '_id' | 'version' | 'written_at'>

/** Of several versions of each drug, all of one drug together and in their order; of one that was struck none. */
function byDrug<D extends OrderVersion>(versions: readonly D[]): D[][] {
  return [...Map.groupBy(versions, ({ _id }) => _id).values()]
    .map(ofDrug => ofDrug.toSorted((one, other) => one.version - other.version))
    .filter(ofDrug => ofDrug.at(-1)!.struck === null)
}

/** The drugs as they stand, without those that were struck. */
export const standingDrugs = <D extends OrderVersion>(versions: readonly D[]): D[] =>
  byDrug(versions).map(ofDrug => ofDrug.at(-1)!)

/**
 * The doses of some moments by the order that counts for each: of a window that is over the one that stood when it
 * ended, whatever was changed since; else the one that stands. `versions` holds each drug in all versions of that
 * time; one that was struck was never ordered.
 */
export function orderedDoses<D extends OrderVersion>(
  versions: readonly D[],
  met: readonly MetMoment[],
  { windows, now }: { windows: DoseWindows; now: Instant },
): (MomentDose<D> & MetMoment)[] {
  const drugs = byDrug(versions)
  return met.flatMap(({ day, moment }) => {
    const end = endOfWindow(day, moment, windows)
    const counts = ({ written_at }: D): boolean => now < end || written_at <= end
    const ordered = drugs.flatMap(ofDrug => ofDrug.findLast(counts) ?? [])
    return daySchemeOf(ordered, day)[moment].map(due => ({ ...due, day, moment }))
  })
}
