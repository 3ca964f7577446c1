import type { Day } from '../days/day.ts'
import type { Instant } from '../days/instant.ts'
import { daySchemeOf, type MomentDose, type Scheduled } from './day-scheme.ts'
import { type DoseWindows, endOfWindow } from './dose-windows.ts'
import type { Drug } from './drug.ts'
import type { Moment } from './drug-lists.ts'

/** One moment of one day's scheme. */
export type MetMoment = { day: Day; moment: Moment }

/** A drug in one of its versions: what it ordered, from when on. */
export type OrderVersion = Scheduled & Pick<Drug, '_id' | 'version' | 'written_at'>

type Limits = Pick<Drug, 'hold_rules' | 'reserve_min_interval_hours' | 'reserve_max_24h'>

type At = { windows: DoseWindows; now: Instant }

/** The versions of each drug by themselves, the newest first. */
const byDrug = <D extends OrderVersion>(versions: readonly D[]): D[][] =>
  [...Map.groupBy(versions, ({ _id }) => _id).values()].map(newestFirst)

const newestFirst = <D extends OrderVersion>(versions: readonly D[]): D[] =>
  versions.toSorted((one, other) => other.version - one.version)

/** The drugs as they stand, without those that were struck. */
export const standingDrugs = <D extends OrderVersion>(versions: readonly D[]): D[] =>
  byDrug(versions).flatMap(([newest]) => (newest!.struck === null ? [newest!] : []))

/**
 * The version of a drug that counts for a dose: of a window that is over the one that stood when it ended, whatever was
 * changed since (`of_its_time`), null where there was none yet; else, and of what is taken as needed, the one that
 * stands. One that was struck was never ordered. `versions` holds the drug in all versions of that time.
 */
export function orderThatCounts<D extends OrderVersion>(
  versions: readonly D[],
  { day, moment }: { day: Day; moment: Moment | null },
  { windows, now }: At,
): { drug: D; of_its_time: boolean } | null {
  const known = newestFirst(versions)
  const [standing] = known
  const end = moment === null ? null : endOfWindow(day, moment, windows)
  if (!standing || standing.struck !== null || end === null || now < end)
    return standing ? { drug: standing, of_its_time: false } : null
  const then = known.find(({ written_at }) => written_at <= end)
  return then ? { drug: then, of_its_time: true } : null
}

/** The doses of some moments, each by the order that counts for it, of several drugs. */
export function orderedDoses<D extends OrderVersion>(
  versions: readonly D[],
  met: readonly MetMoment[],
  at: At,
): (MomentDose<D> & MetMoment)[] {
  const drugs = byDrug(versions)
  return met.flatMap(({ day, moment }) => {
    const ordered = drugs.flatMap(ofDrug => orderThatCounts(ofDrug, { day, moment }, at)?.drug ?? [])
    return daySchemeOf(ordered, day)[moment].map(due => ({ ...due, day, moment }))
  })
}

/**
 * A drug with what limits its doses at an instant: that holds as soon as it is ordered, also of a dose that an earlier
 * version orders.
 */
export function limitedAt<D extends OrderVersion & Limits>(
  drug: D,
  versions: readonly (OrderVersion & Limits)[],
  at: Instant,
): D {
  const [since] = newestFirst(versions.filter(({ _id }) => _id === drug._id)).filter(
    ({ version, written_at }) => version > drug.version && written_at <= at,
  )
  if (!since || since.struck !== null) return drug
  const { hold_rules, reserve_min_interval_hours, reserve_max_24h } = since
  return { ...drug, hold_rules, reserve_min_interval_hours, reserve_max_24h }
}
