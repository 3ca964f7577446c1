import * as z from 'zod/mini'
import type { Day } from '../days/day.ts'
import type { Id } from '../wire/id.ts'
import { type BilledLetter, billedLetters, type CareKind } from './tariff.ts'

/** What is billed in, and what a visit is billed with at least, in minutes (OPre art. 7a para. 2). */
export const billingUnit = 5
export const leastBilled = 10

export const roundings = [
  { value: 'nearest', label: 'Al multiplo di 5 minuti più vicino' },
  { value: 'up', label: 'Al multiplo di 5 minuti superiore' },
] as const
export const minimumScopes = [
  { value: 'visit', label: 'Almeno 10 minuti per intervento' },
  { value: 'day', label: 'Almeno 10 minuti al giorno' },
] as const

/** How minutes as they were become minutes as they are billed: payers agree on it differently. */
export const BillingRule = z.strictObject({
  round: z.enum(roundings.map(({ value }) => value)),
  minimum_scope: z.enum(minimumScopes.map(({ value }) => value)),
})
export type BillingRule = z.infer<typeof BillingRule>

/** As most providers bill. */
export const usualBillingRule: BillingRule = { round: 'nearest', minimum_scope: 'visit' }

/** The real minutes of one letter and kind of care on one visit. */
export type VisitMinutes = {
  taskId: Id
  date: Day
  letter: BilledLetter
  care_kind: CareKind
  minutes: number
}

/**
 * The minutes that are billed, a multiple of five beside each: every letter of a visit is rounded by itself; where the
 * visit, or the day, has less than ten, the letter with most real minutes is raised, of several the first.
 */
export function billedMinutes<Of extends VisitMinutes>(
  visits: readonly Of[],
  { round, minimum_scope }: BillingRule,
): (Of & { billed: number })[] {
  const rounded = visits.map(visit => ({ ...visit, billed: inUnits(visit.minutes, round) }))
  const scopes = Map.groupBy(rounded, ({ taskId, date }) => (minimum_scope === 'visit' ? taskId : date))
  for (const scope of scopes.values()) {
    const missing = leastBilled - scope.reduce((sum, { billed }) => sum + billed, 0)
    if (missing > 0) scope.toSorted(byWeight)[0]!.billed += missing
  }
  return rounded
}

const inUnits = (minutes: number, round: BillingRule['round']): number =>
  (round === 'up' ? Math.ceil(minutes / billingUnit) : Math.round(minutes / billingUnit)) * billingUnit

const placeOf = (letter: BilledLetter): number => billedLetters.findIndex(({ value }) => value === letter)

const byWeight = (one: VisitMinutes, other: VisitMinutes): number =>
  other.minutes - one.minutes || placeOf(one.letter) - placeOf(other.letter)
