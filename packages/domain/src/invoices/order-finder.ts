import type { Day } from '../days/day.ts'
import type { Id } from '../wire/id.ts'
import type { Ordering, ToBill } from './to-bill.ts'

/** A prescription of a client, and the codes of the services that it names. */
export type Prescribing = Ordering & {
  transitional: boolean
  services: readonly { code: string; ordered_by_doctor: boolean }[]
}

/** Under what something was performed. */
export type PerformedUnder = Pick<ToBill, 'orderedBy' | 'transitional' | 'prescribed'>

/** Tells under what a service of a client was performed on a day. */
export type OrderOf = (code: string, day: Day) => PerformedUnder

/**
 * Tells by which of a client's prescriptions services are ordered: by the newest one of the day under which a doctor ordered
 * it, one of acute and transitional care before any other. An order counts where somebody wrote who gave it, and when.
 */
export function orderFinder(prescriptions: readonly Prescribing[]): OrderOf {
  const known = new Map<string, { prescriptions: Prescribing[]; orders: Prescribing[] }>()
  for (const prescription of prescriptions.toSorted(byRank))
    for (const { code, ordered_by_doctor } of prescription.services) {
      const named = known.get(code) ?? { prescriptions: [], orders: [] }
      known.set(code, named)
      named.prescriptions.push(prescription)
      if (ordered_by_doctor && isOrder(prescription)) named.orders.push(prescription)
    }
  return (code, day) => {
    const holds = ({ start, end }: Prescribing): boolean => start <= day && day <= end
    const named = known.get(code)
    const order = named?.orders.find(holds)
    return {
      orderedBy: order?._id ?? null,
      transitional: order?.transitional ?? false,
      prescribed: named?.prescriptions.some(holds) ?? false,
    }
  }
}

const isOrder = ({ doctor, ordered_on }: Ordering): boolean => doctor !== null && ordered_on !== null

type Ranked = { _id: Id; start: Day; transitional: boolean }

const byRank = (one: Ranked, other: Ranked): number => {
  if (one.transitional !== other.transitional) return one.transitional ? -1 : 1
  if (one.start !== other.start) return one.start > other.start ? -1 : 1
  return one._id < other._id ? -1 : 1
}
