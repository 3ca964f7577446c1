import type { DosesAround } from './administrations.contract.ts'
import { doseKey } from './doses-of-day.ts'

/**
 * What two days beside each other tell of a client's doses, everything once: a visit that goes past midnight has doses
 * of both. What may be given as needed, and what is asked of it, is that of the day that it is now.
 */
export const joinDays = (first: DosesAround, last: DosesAround, isLast: boolean): DosesAround => ({
  administrations: once([...first.administrations, ...last.administrations], nameOf).toSorted(byInstant),
  doses: once([...first.doses, ...last.doses], doseKey),
  as_needed: (isLast ? last : first).as_needed,
  without_dose: once([...first.without_dose, ...last.without_dose], nameOf),
})

const nameOf = ({ _id }: { _id: string }): string => _id

const byInstant = (one: { given_at: string }, other: { given_at: string }): number =>
  one.given_at < other.given_at ? -1 : Number(one.given_at > other.given_at)

/** Each of a name once, in the order in which it came first, as the later one tells it. */
const once = <One>(all: readonly One[], name: (one: One) => string): One[] => [
  ...new Map(all.map(one => [name(one), one])).values(),
]
