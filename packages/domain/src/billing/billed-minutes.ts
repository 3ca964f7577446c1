import * as z from 'zod/mini'
import type { Day } from '../days/day.ts'
import type { Id } from '../wire/id.ts'
import { inShares } from './in-shares.ts'
import { type BilledLetter, billedLetters, type CareKind } from './tariff.ts'

/** What is billed in, and what a visit is billed with at least, in minutes (OPre art. 7a para. 2). */
const billingUnit = 5
const leastBilled = 10

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

/** Minutes of a visit that stand on an invoice, with what was billed of them. */
export type BilledVisit = VisitMinutes & { billed: number }

/** What is billed of the rest of visits; `beyond`: those of which one run would have billed some under another letter. */
type Rest<Of> = { parts: (Of & { billed: number })[]; beyond: BilledVisit[] }

/**
 * The minutes that are billed of the rest of visits of which a part is billed already: of each letter what the whole would
 * be billed with, less what was. What was billed beyond it, such as the raise of a visit that seemed short, is taken off
 * the other letters of the visit, or of the day, and nothing is ever billed below zero: in all, two runs bill as one.
 */
export function billedRest<Of extends VisitMinutes>(
  rest: readonly Of[],
  already: readonly BilledVisit[],
  rule: BillingRule,
): Rest<Of> {
  const scopeOf = ({ taskId, date }: VisitMinutes): string => (rule.minimum_scope === 'visit' ? taskId : date)
  const touched = new Set(rest.map(scopeOf))
  const before = inCells(already.filter(part => touched.has(scopeOf(part))))
  const restOf = new Map(rest.map(part => [cellOf(part), part]))
  const whole = [
    ...rest.map(part => ({
      ...asVisit(part),
      minutes: part.minutes + (before.get(cellOf(part))?.minutes ?? 0),
    })),
    ...Array.from(before.values())
      .filter(part => !restOf.has(cellOf(part)))
      .map(asVisit),
  ]
  const cells = billedMinutes(whole, rule).map(cell => {
    const was = before.get(cellOf(cell))
    const part = restOf.get(cellOf(cell))
    return { was, part, scope: scopeOf(cell), missing: cell.billed - (was?.billed ?? 0) }
  })
  const due = new Map<Of, number>()
  const beyond: BilledVisit[] = []
  for (const scope of Map.groupBy(cells, each => each.scope).values()) {
    beyond.push(...scope.flatMap(({ was, missing }) => (was && missing < 0 ? [was] : [])))
    // What is missing under a letter that has no rest was held back when another was billed beyond it.
    const ofOthers = scope.reduce((sum, { part, missing }) => sum + (part && missing > 0 ? 0 : missing), 0)
    let surplus = Math.max(0, -ofOthers)
    // Of what was held back more may be owed by now than was billed beyond: it stands under a letter that has a rest.
    let owed = Math.max(0, ofOthers)
    if (owed > 0)
      beyond.push(...scope.flatMap(({ was, part, missing }) => (was && !part && missing > 0 ? [was] : [])))
    for (const { part, missing } of scope.toSorted((one, other) => byPlace(one.part, other.part))) {
      if (!part) continue
      const taken = Math.min(surplus, Math.max(0, missing))
      surplus -= taken
      due.set(part, Math.max(0, missing) - taken + owed)
      owed = 0
    }
  }
  return { parts: rest.map(part => ({ ...part, billed: due.get(part)! })), beyond }
}

/**
 * How billed minutes fall to the parts that they are of, in whole units by their real minutes: what is left over goes to
 * the part that misses most of it, of several the first.
 */
export const sharedOut = (billed: number, parts: readonly number[]): number[] =>
  inShares(billed / billingUnit, parts).map(units => units * billingUnit)

const cellOf = ({ taskId, letter, care_kind }: VisitMinutes): string => [taskId, letter, care_kind].join(' ')

const asVisit = ({ taskId, date, letter, care_kind, minutes }: VisitMinutes): VisitMinutes => ({
  taskId,
  date,
  letter,
  care_kind,
  minutes,
})

/** Several invoices may each have billed a part of the same. */
function inCells(already: readonly BilledVisit[]): Map<string, BilledVisit> {
  const cells = new Map<string, BilledVisit>()
  for (const part of already) {
    const cell = cells.get(cellOf(part))
    cells.set(cellOf(part), {
      ...part,
      minutes: part.minutes + (cell?.minutes ?? 0),
      billed: part.billed + (cell?.billed ?? 0),
    })
  }
  return cells
}

const inUnits = (minutes: number, round: BillingRule['round']): number =>
  (round === 'up' ? Math.ceil(minutes / billingUnit) : Math.round(minutes / billingUnit)) * billingUnit

const placeOf = (letter: BilledLetter): number => billedLetters.findIndex(({ value }) => value === letter)

const byWeight = (one: VisitMinutes, other: VisitMinutes): number =>
  other.minutes - one.minutes || placeOf(one.letter) - placeOf(other.letter)

/** What has no rest comes last; among the others the order does not depend on who recorded first. */
const byPlace = (one: VisitMinutes | undefined, other: VisitMinutes | undefined): number =>
  one && other
    ? byWeight(one, other) || (cellOf(one) < cellOf(other) ? -1 : 1)
    : Number(!one) - Number(!other)
