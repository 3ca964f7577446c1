import type { CoverageLaw } from '../coverages/coverage.ts'
import type { Day } from '../days/day.ts'
import { costOfUnits, materialPriceOn, sumOfQuantities } from '../materials/material.ts'
import { isBilled } from '../materials/named-material.ts'
import type { Id } from '../wire/id.ts'
import type { MaterialLine } from './invoice.ts'
import type { MaterialToBill } from './to-bill.ts'

/** What of it stands on invoices at all: what only nurses use is paid with their care. */
export const billedOf = (used: readonly MaterialToBill[]): MaterialToBill[] =>
  used.filter(({ material }) => isBilled(material.category))

type Priced = { lines: MaterialLine[]; without: { materialId: Id; date: Day }[] }

/** One line for each day and material, with what it costs under a law; `without`: of which no price holds on its day. */
export function materialLines(used: readonly MaterialToBill[], law: CoverageLaw): Priced {
  const byLine = Map.groupBy(used, ({ date, material }) => [date, material.name, material._id].join(' '))
  const priced: Priced = { lines: [], without: [] }
  for (const [, group] of Array.from(byLine).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const { date, material } = group[0]!
    const { _id: materialId, name, unit } = material
    const price = materialPriceOn(material, law, date)
    if (!price) {
      priced.without.push({ materialId, date })
      continue
    }
    const quantity = sumOfQuantities(group.map(each => each.quantity))
    priced.lines.push({
      date,
      materialId,
      name,
      unit,
      tariff_type: price.tariff_type,
      code: price.code ?? material.code,
      quantity,
      price: price.price,
      amount: costOfUnits(quantity, price.price),
      uses: group.map(({ _id, taskId, version, quantity: own }) => ({
        useId: _id,
        taskId,
        version,
        quantity: own,
      })),
    })
  }
  return priced
}
