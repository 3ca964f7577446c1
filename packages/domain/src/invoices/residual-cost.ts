import { inShares } from '../billing/in-shares.ts'
import { costOf } from '../billing/rappen.ts'
import { type RecognisedCost, recognisedCostOn } from '../billing/recognised-cost.ts'
import type { BilledLetter, CareKind } from '../billing/tariff.ts'
import type { CoverageLaw } from '../coverages/coverage.ts'
import type { Day } from '../days/day.ts'
import { type Month, monthHolding } from '../days/month.ts'
import type { Canton } from '../people/canton.ts'
import { isLamal } from '../services/lamal.ts'
import type { Id } from '../wire/id.ts'
import { isContributedTo } from './contributed-days.ts'
import type { ContributionLine, InvoiceLine } from './invoice.ts'

/** What an invoice of the care says that stands, and what its client contributes to it; `canton`: where she lived. */
export type CostedInvoice = {
  dossierId: Id
  zip: string | null
  place: string | null
  canton: Canton | null
  law: CoverageLaw
  lines: readonly Pick<
    InvoiceLine,
    'date' | 'letter' | 'care_kind' | 'minutes' | 'real_minutes' | 'amount' | 'share'
  >[]
  contributions: readonly Pick<ContributionLine, 'date' | 'amount'>[]
}

/**
 * What was billed in one municipality of one month under one law, letter and kind of care, in Rappen. `cost`, what is
 * recognised of it, and `residual`, what of that neither insurer nor client pays, are null where nobody pays a rest, or where
 * nobody wrote what an hour costs.
 */
type ResidualRow = {
  month: Month
  zip: string | null
  place: string | null
  canton: Canton | null
  law: CoverageLaw
  letter: BilledLetter
  care_kind: CareKind
  clients: number
  minutes: number
  real_minutes: number
  amount: number
  canton_share: number
  contributed: number
  cost: number | null
  residual: number | null
}

/** Care of which nobody wrote what an hour costs, each with its first day; `canton` is null where an invoice names none. */
type MissingCost = Pick<ResidualRow, 'canton' | 'letter' | 'care_kind'> & { from: Day }

/** Whether somebody pays the rest: of care under the health insurance act, which is not shared with the canton as a whole. */
const leavesRest = ({ law, letter, care_kind }: Pick<ResidualRow, 'law' | 'letter' | 'care_kind'>): boolean =>
  law === 'kvg' && isLamal(letter) && care_kind !== 'transitional'

/** What a client contributes on a day, as it falls to the lines of that day by what the insurer pays of them. */
function contributedTo({ lines, contributions }: CostedInvoice): Map<CostedInvoice['lines'][number], number> {
  const of = new Map<CostedInvoice['lines'][number], number>()
  for (const { date, amount } of contributions) {
    const ofDay = lines.filter(line => line.date === date && isContributedTo(line))
    const shares = inShares(
      amount,
      ofDay.map(line => line.amount),
    )
    for (const [at, line] of ofDay.entries()) of.set(line, (of.get(line) ?? 0) + shares[at]!)
  }
  return of
}

/** What is left of a line, never below nought: of what insurer and client pay nobody gives anything back. */
export const residualOf = (
  cost: number,
  { amount, contributed }: Pick<ResidualRow, 'amount' | 'contributed'>,
) => Math.max(0, cost - amount - contributed)

/** Sums up what was billed, invoice by invoice, as whoever pays the rest of the care asks for it. */
export function residualSums(costs: readonly RecognisedCost[], { from, to }: { from: Day; to: Day }) {
  const rows = new Map<string, Omit<ResidualRow, 'clients'> & { of: Set<Id> }>()
  const missing = new Map<string, MissingCost>()

  const add = (invoice: CostedInvoice): void => {
    const { dossierId, zip, place, canton, law } = invoice
    const contributedOf = contributedTo(invoice)
    for (const line of invoice.lines) {
      const { date, letter, care_kind, minutes, real_minutes, amount, share } = line
      if (date < from || date > to) continue
      const at = { month: monthHolding(date), place, zip, canton, law, letter, care_kind }
      const key = Object.values(at)
        .map(part => part ?? '')
        .join('\u0000')
      const nothing = { minutes: 0, real_minutes: 0, amount: 0, canton_share: 0, contributed: 0 }
      const none = leavesRest(at) ? 0 : null
      const row = rows.get(key) ?? { ...at, ...nothing, cost: none, residual: none, of: new Set() }
      rows.set(key, row)
      const contributed = contributedOf.get(line) ?? 0
      row.of.add(dossierId)
      row.minutes += minutes
      row.real_minutes += real_minutes
      row.amount += amount
      row.canton_share += share === null ? 0 : share.whole - amount
      row.contributed += contributed
      if (!leavesRest(at)) continue
      const recognised = recognisedCostOn(costs, { ...at, day: date })
      if (recognised && row.cost !== null && row.residual !== null) {
        const cost = costOf(minutes, recognised.hourly_cost)
        row.cost += cost
        row.residual += residualOf(cost, { amount, contributed })
        continue
      }
      // A sum of which a part is unknown is none.
      row.cost = null
      row.residual = null
      if (recognised) continue
      const thing = `${canton ?? ''} ${care_kind} ${letter}`
      const known = missing.get(thing)
      if (!known || date < known.from) missing.set(thing, { canton, letter, care_kind, from: date })
    }
  }

  const inOrder = <Of>(of: ReadonlyMap<string, Of>): Of[] =>
    Array.from(of)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([, each]) => each)

  return {
    add,
    rows: (): ResidualRow[] => inOrder(rows).map(({ of, ...row }) => ({ ...row, clients: of.size })),
    missing: (): MissingCost[] => inOrder(missing),
  }
}
