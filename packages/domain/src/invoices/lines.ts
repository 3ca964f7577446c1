import { agreedTariff } from '../billing/agreed-tariff.ts'
import { billedMinutes, type BillingRule } from '../billing/billed-minutes.ts'
import { costOf } from '../billing/rappen.ts'
import type { BusinessSettings } from '../businesses/business-settings.ts'
import type { Coverage, CoverageLaw } from '../coverages/coverage.ts'
import type { Day } from '../days/day.ts'
import type { Canton } from '../people/canton.ts'
import type { InvoiceLine } from './invoice.ts'
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

/**
 * One line for each day, letter and kind of care, what was ordered by a doctor apart, by each order: minutes are billed by
 * visit and then summed, so that whoever reads the invoice can add them up.
 */
export function linesOf(performed: readonly ToBill[], rule: BillingRule): UnpricedLine[] {
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
  const byLine = Map.groupBy(billedMinutes(cells, rule), ({ date, letter, care_kind, orders }) =>
    [date, letter, care_kind, ...orders].join(' '),
  )
  return Array.from(byLine.entries())
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
        performances: group.flatMap(({ performances }) => performances),
      }
    })
}

type Priced = { line: InvoiceLine } | { problem: 'no_tariff' | 'contract_unknown'; date: Day }

/** A line with what it costs whoever pays; `problem`: why nobody can tell. */
export function priced(
  line: UnpricedLine,
  house: Pick<BusinessSettings, 'tariffs' | 'insurers'>,
  { coverage, ...under }: { law: CoverageLaw; canton: Canton | null; coverage: Coverage | null },
): Priced {
  const { date } = line
  const agreed = agreedTariff(house, { ...under, ...line, day: date }, coverage)
  if ('problem' in agreed) return { ...agreed, date }
  const { contract, tariff_type, code, name, hourly_rate } = agreed.tariff
  const amount = costOf(line.minutes, hourly_rate)
  return { line: { ...line, contract, tariff_type, code, name, hourly_rate, amount } }
}
