import { addDays, type Day } from '../days/day.ts'
import type { Id } from '../wire/id.ts'

/** Acute and transitional care is ordered in the hospital for two weeks at most, once (art. 25a para. 2 LAMal). */
export const transitionalDays = 14

type Ordered = {
  _id: Id
  start: Day
  end: Day
  transitional: boolean
  ordered_on: Day | null
  struck: object | null
}

/**
 * Whether what is written goes on from what was ordered before: by the same order, or in days that touch the others'.
 * After another stay in hospital another order begins anew.
 */
export const goesOn = (written: Omit<Ordered, 'struck'>, others: readonly Ordered[]): boolean =>
  written.transitional &&
  others.some(
    other =>
      other.transitional &&
      other.struck === null &&
      other._id !== written._id &&
      (other.ordered_on === written.ordered_on ||
        (written.start <= addDays(other.end, 1) && other.start <= addDays(written.end, 1))),
  )

type Prescribed = { transitional: boolean; services: { ordered_by_doctor: boolean }[] }

/** The hospital's doctor orders all of it, whichever letter a service has. */
export const allOrdered = <Written extends Prescribed>(written: Written): Written =>
  written.transitional
    ? { ...written, services: written.services.map(service => ({ ...service, ordered_by_doctor: true })) }
    : written

/** What of it goes on as ordinary care: a doctor orders what is paid only with an order, until somebody says otherwise. */
export const ordinarilyOrdered = <Line extends { order_required: boolean; ordered_by_doctor: boolean }>(
  services: readonly Line[],
): Line[] => services.map(line => ({ ...line, ordered_by_doctor: line.order_required }))
