import { type CoverageFields, holdsOn } from '../coverages/coverage.ts'
import { type Day, daysBetween } from '../days/day.ts'
import { todayIn } from '../days/instant.ts'
import type { Id } from '../wire/id.ts'
import { plannedHours } from './planned-hours.ts'
import { needsOrder } from './needs-order.ts'
import type { Prescription } from './prescription.ts'
import { orderHoldsUntil } from './prescription-period.ts'
import { warningCodes, type WarningCode } from './warning-codes.ts'

type Weighed = Pick<
  Prescription,
  | '_id'
  | 'status'
  | 'struck'
  | 'start'
  | 'end'
  | 'services'
  | 'doctor'
  | 'ordered_on'
  | 'signed_on'
  | 'created_at'
>

/** What a prescription is held against: the others of the client and who pays for her care. */
export type Circumstances = {
  today: Day
  others: readonly (Pick<Weighed, '_id' | 'status' | 'start' | 'end'> &
    Pick<Prescription, 'renews'> & { struck: unknown })[]
  coverages: readonly Pick<CoverageFields, 'law' | 'from' | 'until' | 'helplessness'>[]
}

/** Hours of a quarter above which the insurer may have the need examined (OPre art. 8c). */
const examinedAbove = 60

/** Days before its end at which a prescription is to be renewed. */
const endsSoon = { ends_in_30: 30, ends_in_14: 14 } as const

/** What is to be looked at, the gravest first. One that was struck asks for nothing. */
export function prescriptionWarnings(prescription: Weighed, around: Circumstances): WarningCode[] {
  if (prescription.struck) return []
  const { start, end, services, doctor, ordered_on, signed_on, created_at } = prescription
  const { today } = around
  const isOpen = prescription.status === 'open'
  const held = around.coverages.filter(coverage => holdsOn(coverage, start))
  const laws = held.map(({ law }) => law)
  const letters = new Set(services.map(({ service_details }) => service_details.letter))
  // For care that a medium or severe helplessness causes, an order holds without an end (OPre art. 8).
  const isLasting = held.some(({ helplessness }) => helplessness === 'medium' || helplessness === 'severe')
  const ordered = services.some(service => service.ordered_by_doctor)
  const daysLeft = daysBetween(today, end)
  // What goes on in another already is no longer to be renewed.
  const endsOpen =
    isOpen && !around.others.some(({ renews, struck }) => renews === prescription._id && !struck)
  const holds: Record<WarningCode, boolean> = {
    over: isOpen && daysLeft < 0,
    ends_in_14: endsOpen && daysLeft >= 0 && daysLeft <= endsSoon.ends_in_14,
    order_missing: services.some(
      ({ order_required, ordered_by_doctor, service_details: { letter } }) =>
        !ordered_by_doctor && needsOrder({ order_required, letter }, laws),
    ),
    doctor_missing: ordered && (doctor === null || ordered_on === null),
    unsigned: ordered && signed_on === null,
    overlaps: isOpen && around.others.some(other => meetsOpen(prescription, other)),
    order_too_long: letters.has('B') && !isLasting && end > orderHoldsUntil(start),
    reassess: isOpen && (letters.has('A') || letters.has('C')) && today >= orderHoldsUntil(start),
    above_60_hours: plannedHours(services).quarterly_hours > examinedAbove,
    not_offered: isOpen && services.some(({ offered }) => !offered),
    // On the day on which it is written it is no news that it lasts a month.
    ends_in_30:
      endsOpen &&
      todayIn(created_at) < today &&
      daysLeft > endsSoon.ends_in_14 &&
      daysLeft <= endsSoon.ends_in_30,
  }
  return warningCodes.filter(code => holds[code])
}

const meetsOpen = (
  { _id, start, end }: { _id: Id; start: Day; end: Day },
  other: Circumstances['others'][number],
): boolean =>
  other._id !== _id && other.status === 'open' && !other.struck && other.start <= end && start <= other.end
