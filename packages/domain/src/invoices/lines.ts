import { billedMinutes, type BillingRule } from '../billing/billed-minutes.ts'
import { costOf } from '../billing/rappen.ts'
import { type Tariff, tariffOn } from '../billing/tariff.ts'
import type { CoverageLaw } from '../coverages/coverage.ts'
import type { Day } from '../days/day.ts'
import type { Canton } from '../people/canton.ts'
import type { InvoiceLine } from './invoice.ts'
import type { ToBill } from './to-bill.ts'

/** What a line is of, before it has a price. */
export type UnpricedLine = Pick<
  InvoiceLine,
  'date' | 'letter' | 'care_kind' | 'ordered' | 'minutes' | 'real_minutes' | 'performances'
>

const sumOf = <Of>(list: readonly Of[], of: (one: Of) => number): number =>
  list.reduce((sum, one) => sum + of(one), 0)

/**
 * One line for each day, letter and kind of care, what was ordered by a doctor apart: minutes are billed by visit and
 * then summed, so that whoever reads the invoice can add them up.
 */
export function linesOf(performed: readonly ToBill[], rule: BillingRule): UnpricedLine[] {
  const byVisit = Map.groupBy(performed, one => [one.taskId, one.letter, one.care_kind].join(' '))
  const cells = Array.from(byVisit.values(), group => ({
    ...group[0]!,
    ordered: group.every(({ orderedBy }) => orderedBy !== null),
    minutes: sumOf(group, ({ minutes }) => minutes),
    performances: group.map(({ _id, taskId, version, minutes }) => ({
      performanceId: _id,
      taskId,
      version,
      minutes,
    })),
  }))
  const byLine = Map.groupBy(billedMinutes(cells, rule), ({ date, letter, care_kind, ordered }) =>
    [date, letter, care_kind, ordered].join(' '),
  )
  return Array.from(byLine.entries())
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, group]) => {
      const { date, letter, care_kind, ordered } = group[0]!
      return {
        date,
        letter,
        care_kind,
        ordered,
        minutes: sumOf(group, ({ billed }) => billed),
        real_minutes: sumOf(group, ({ minutes }) => minutes),
        performances: group.flatMap(({ performances }) => performances),
      }
    })
}

type Priced = { line: InvoiceLine } | { without: Day }

/** A line with what it costs under a law; `without`: on that day no tariff holds. */
export function priced(
  line: UnpricedLine,
  tariffs: readonly Tariff[],
  under: { law: CoverageLaw; canton: Canton | null },
): Priced {
  const tariff = tariffOn(tariffs, { ...under, ...line, day: line.date })
  if (!tariff) return { without: line.date }
  const { tariff_type, code, hourly_rate } = tariff
  return { line: { ...line, tariff_type, code, hourly_rate, amount: costOf(line.minutes, hourly_rate) } }
}
