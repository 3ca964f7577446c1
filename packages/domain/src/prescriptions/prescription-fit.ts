import { type Day, daysBetween } from '../days/day.ts'
import { isLamal } from '../services/lamal.ts'
import type { ServiceDetails } from '../services/service-details.ts'
import type { PrescriptionBalance } from './prescription-balance.ts'

/** A visit as it is held against the prescription of its day. `lastDay` is that of its series, or its own. */
export type PlannedVisit = { services: readonly Pick<ServiceDetails, 'code' | 'letter'>[]; lastDay: Day }

/** What is to be said of it. None of it stands in the way: what is needed is done, and prescribed afterwards. */
export type PrescriptionFit = {
  /** No prescription holds on its day. */
  none: boolean
  /** The services that are not named. */
  unprescribed: string[]
  /** Letters of its services of which more is done and planned than prescribed, and by how many minutes. */
  exceeded: { letter: string; minutes: number }[]
  /** The day on which the prescription ends before the series does; null where it doesn't. */
  endsOn: Day | null
}

/** Half a minute is none: what is prescribed for a period is no whole number. */
const noticed = 0.5

/**
 * How a visit stands to the prescription that holds on its day. Without services there is nothing to prescribe, nor for
 * what is no care of the health insurance.
 */
export function fitOf(
  { services: all, lastDay }: PlannedVisit,
  balance: PrescriptionBalance | null,
): PrescriptionFit {
  const services = all.filter(({ letter }) => isLamal(letter))
  if (services.length === 0) return { none: false, unprescribed: [], exceeded: [], endsOn: null }
  if (!balance) return { none: true, unprescribed: [], exceeded: [], endsOn: null }
  const letters = new Set(services.map(({ letter }) => letter))
  return {
    none: false,
    unprescribed: services.map(({ code }) => code).filter(code => !balance.codes.includes(code)),
    exceeded: balance.letters
      .filter(({ letter, prescribed, left }) => letters.has(letter) && prescribed > 0 && left < -noticed)
      .map(({ letter, left }) => ({ letter, minutes: Math.round(-left) })),
    endsOn: lastDay > balance.end ? balance.end : null,
  }
}

/** How long before its end an order is named on the visits of a series that goes on. */
const namedBeforeDays = 28

/** What of it is said on the plan of a day, that an order ends only in its last weeks; null where it is nothing. */
export function saidOnPlan(fit: PrescriptionFit, date: Day): PrescriptionFit | null {
  const { none, unprescribed, exceeded } = fit
  const ends = fit.endsOn !== null && daysBetween(date, fit.endsOn) <= namedBeforeDays
  const isSaid = none || unprescribed.length > 0 || exceeded.length > 0 || ends
  return isSaid ? { ...fit, endsOn: ends ? fit.endsOn : null } : null
}
