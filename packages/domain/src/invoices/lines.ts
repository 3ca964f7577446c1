import { agreedTariff } from '../billing/agreed-tariff.ts'
import { billedRest, type BilledVisit, type BillingRule, sharedOut } from '../billing/billed-minutes.ts'
import { cantonShareOn, insurerPercent, sharedCost } from '../billing/canton-share.ts'
import { costOf } from '../billing/rappen.ts'
import type { BusinessSettings } from '../businesses/business-settings.ts'
import type { Coverage, CoverageLaw } from '../coverages/coverage.ts'
import type { Canton } from '../people/canton.ts'
import type { InvoiceLine } from './invoice.ts'
import type { InvoiceProblem } from './invoice-problem.ts'
import type { ToBill } from './to-bill.ts'

/** What a line is of, before it has a price. */
type UnpricedLine = Pick<
  InvoiceLine,
  | 'date'
  | 'letter'
  | 'care_kind'
  | 'ordered'
  | 'orders'
  | 'services'
  | 'minutes'
  | 'real_minutes'
  | 'visits'
  | 'performances'
>

const sumOf = <Of>(list: readonly Of[], of: (one: Of) => number): number =>
  list.reduce((sum, one) => sum + of(one), 0)

const servicesOf = (performed: readonly Pick<ToBill, 'service'>[]): InvoiceLine['services'] =>
  [...new Map(performed.map(({ service }) => [service.code, service])).values()].toSorted((one, other) =>
    one.code < other.code ? -1 : 1,
  )

/** The lines of what is on no invoice; `beyond`: what was billed of the same visits, and would not be together with it. */
type Lines = { lines: UnpricedLine[]; beyond: BilledVisit[] }

/**
 * One line for each day, letter and kind of care, what was ordered by a doctor apart, by each order: minutes are billed by
 * visit and then summed, so that whoever reads the invoice can add them up. Of a visit of which a part is billed already
 * it is the rest.
 */
export function invoiceLinesOf(
  performed: readonly ToBill[],
  rule: BillingRule,
  already: readonly BilledVisit[] = [],
): Lines {
  const byVisit = Map.groupBy(performed, one => [one.taskId, one.letter, one.care_kind].join(' '))
  const cells = Array.from(byVisit.values(), group => ({
    ...group[0]!,
    minutes: sumOf(group, ({ minutes }) => minutes),
    group,
  }))
  const { parts, beyond } = billedRest(cells, already, rule)
  const byLine = Map.groupBy(parts.flatMap(byOrdering), ({ date, letter, care_kind, orders }) =>
    [date, letter, care_kind, ...orders].join(' '),
  )
  const lines = Array.from(byLine.entries())
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, group]) => {
      const { date, letter, care_kind, orders } = group[0]!
      const all = group.flatMap(part => part.performed)
      return {
        date,
        letter,
        care_kind,
        ordered: orders.length > 0,
        orders,
        services: servicesOf(all),
        minutes: sumOf(group, ({ billed }) => billed),
        real_minutes: sumOf(all, ({ minutes }) => minutes),
        visits: group.map(({ taskId, billed, performed: ofVisit }) => ({
          taskId,
          minutes: billed,
          real_minutes: sumOf(ofVisit, ({ minutes }) => minutes),
        })),
        performances: all.map(({ _id, taskId, version, minutes, service }) => ({
          performanceId: _id,
          taskId,
          version,
          minutes,
          service: service.code,
        })),
      }
    })
  return { lines, beyond }
}

type Cell = Pick<ToBill, 'taskId' | 'date' | 'letter' | 'care_kind'> & {
  group: readonly ToBill[]
  billed: number
}
type Ordered = Omit<Cell, 'group'> & { performed: readonly ToBill[]; orders: string[] }

/**
 * What a doctor ordered of one letter of a visit and what nobody did: it is rounded as one, and its billed minutes are
 * shared out, so that each service says truly whether it was ordered (OAMal art. 59 para. 3bis).
 */
function byOrdering({ taskId, date, letter, care_kind, group, billed }: Cell): Ordered[] {
  const ordered = group.filter(({ orderedBy }) => orderedBy !== null)
  const unordered = group.filter(({ orderedBy }) => orderedBy === null)
  const parts = [ordered, unordered].filter(({ length }) => length > 0)
  const shares = sharedOut(
    billed,
    parts.map(part => sumOf(part, ({ minutes }) => minutes)),
  )
  return parts.map((part, at) => ({
    taskId,
    date,
    letter,
    care_kind,
    billed: shares[at]!,
    performed: part,
    orders: [...new Set(part.flatMap(({ orderedBy }) => orderedBy ?? []))].toSorted(),
  }))
}

type Priced = { line: InvoiceLine } | { unpriced: InvoiceProblem }

/** A line with what it costs whoever pays; `unpriced`: why nobody can tell, and of how many minutes. */
export function priced(
  line: UnpricedLine,
  house: Pick<BusinessSettings, 'tariffs' | 'insurers' | 'canton_shares'>,
  { coverage, ...under }: { law: CoverageLaw; canton: Canton | null; coverage: Coverage | null },
): Priced {
  const { date, letter, care_kind, minutes } = line
  const agreed = agreedTariff(house, { ...under, ...line, day: date }, coverage)
  const without = (code: InvoiceProblem['code']): Priced => ({
    unpriced: { code, date, _id: null, unpriced: { law: under.law, letter, care_kind, minutes } },
  })
  if ('problem' in agreed) return without(agreed.problem)
  const { contract, tariff_type, code, name, hourly_rate } = agreed.tariff
  const at = { ...line, contract, tariff_type, code, name, hourly_rate }
  if (care_kind !== 'transitional')
    return { line: { ...at, share: null, amount: costOf(minutes, hourly_rate) } }
  const share = cantonShareOn(house.canton_shares, under.canton, date)
  if (!share) return without('share_unknown')
  const { whole, insurer } = sharedCost(share.percent, minutes, hourly_rate)
  return { line: { ...at, share: { percent: insurerPercent(share.percent), whole }, amount: insurer } }
}
