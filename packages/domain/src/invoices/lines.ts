import { agreedTariff } from '../billing/agreed-tariff.ts'
import { billedRest, type BilledVisit, type BillingRule } from '../billing/billed-minutes.ts'
import { costOf } from '../billing/rappen.ts'
import type { BusinessSettings } from '../businesses/business-settings.ts'
import type { Coverage, CoverageLaw } from '../coverages/coverage.ts'
import type { Canton } from '../people/canton.ts'
import type { InvoiceLine } from './invoice.ts'
import type { InvoiceProblem } from './invoice-problem.ts'
import type { ToBill } from './to-bill.ts'

/** What a line is of, before it has a price. */
export type UnpricedLine = Pick<
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

/** By which orders all of it was ordered; of what nobody ordered a part of, by none. */
function ordersOf(performed: readonly ToBill[]): string[] {
  const by = performed.flatMap(({ orderedBy }) => orderedBy ?? [])
  return by.length === performed.length ? [...new Set(by)].toSorted() : []
}

const servicesOf = (performed: readonly { service: ToBill['service'] }[]): InvoiceLine['services'] =>
  [...new Map(performed.map(({ service }) => [service.code, service])).values()].toSorted((one, other) =>
    one.code < other.code ? -1 : 1,
  )

/** The lines of what is on no invoice; `beyond`: what was billed of the same visits, and would not be together with it. */
export type Lines = { lines: UnpricedLine[]; beyond: BilledVisit[] }

/**
 * One line for each day, letter and kind of care, what was ordered by a doctor apart, by each order: minutes are billed by
 * visit and then summed, so that whoever reads the invoice can add them up. Of a visit of which a part is billed already
 * it is the rest.
 */
export function linesOf(
  performed: readonly ToBill[],
  rule: BillingRule,
  already: readonly BilledVisit[] = [],
): Lines {
  const byVisit = Map.groupBy(performed, one => [one.taskId, one.letter, one.care_kind].join(' '))
  const cells = Array.from(byVisit.values(), group => ({
    ...group[0]!,
    orders: ordersOf(group),
    services: servicesOf(group),
    minutes: sumOf(group, ({ minutes }) => minutes),
    performances: group.map(({ _id, taskId, version, minutes, service }) => ({
      performanceId: _id,
      taskId,
      version,
      minutes,
      service: service.code,
    })),
  }))
  const { parts, beyond } = billedRest(cells, already, rule)
  const byLine = Map.groupBy(parts, ({ date, letter, care_kind, orders }) =>
    [date, letter, care_kind, ...orders].join(' '),
  )
  const lines = Array.from(byLine.entries())
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, group]) => {
      const { date, letter, care_kind, orders } = group[0]!
      return {
        date,
        letter,
        care_kind,
        ordered: orders.length > 0,
        orders,
        services: servicesOf(group.flatMap(({ services }) => services.map(service => ({ service })))),
        minutes: sumOf(group, ({ billed }) => billed),
        real_minutes: sumOf(group, ({ minutes }) => minutes),
        visits: group.map(({ taskId, billed, minutes }) => ({
          taskId,
          minutes: billed,
          real_minutes: minutes,
        })),
        performances: group.flatMap(({ performances }) => performances),
      }
    })
  return { lines, beyond }
}

type Priced = { line: InvoiceLine } | { unpriced: InvoiceProblem }

/** A line with what it costs whoever pays; `unpriced`: why nobody can tell, and of how many minutes. */
export function priced(
  line: UnpricedLine,
  house: Pick<BusinessSettings, 'tariffs' | 'insurers'>,
  { coverage, ...under }: { law: CoverageLaw; canton: Canton | null; coverage: Coverage | null },
): Priced {
  const { date, letter, care_kind, minutes } = line
  const agreed = agreedTariff(house, { ...under, ...line, day: date }, coverage)
  if ('problem' in agreed) {
    const unpriced = { law: under.law, letter, care_kind, minutes }
    return { unpriced: { code: agreed.problem, date, _id: null, unpriced } }
  }
  const { contract, tariff_type, code, name, hourly_rate } = agreed.tariff
  const amount = costOf(line.minutes, hourly_rate)
  return { line: { ...line, contract, tariff_type, code, name, hourly_rate, amount } }
}
