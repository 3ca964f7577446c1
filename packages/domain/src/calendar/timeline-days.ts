import type { Day } from '../days/day.ts'
import { dayNumber } from '../days/day-number.ts'
import { entryOf, firstDayOf, isInStrip, lastDayOfItem, type Placed } from './placed.ts'

/** The things of some days beside each other: those in the strip above, and those among the hours of each day. */
export type TimelineDays<Item> = { strip: Item[]; columns: Item[][] }

/** Sorts things by where days with hours show them; one that reaches over midnight stands on both days. */
export function splitByDays<Item extends Placed>(
  items: readonly Item[],
  firstDay: Day,
  days: number,
): TimelineDays<Item> {
  const first = dayNumber(firstDay)
  const strip: Item[] = []
  const columns: Item[][] = Array.from({ length: days }, () => [])
  for (const item of items) {
    const entry = entryOf(item)
    const from = Math.max(0, firstDayOf(entry) - first)
    const to = Math.min(days - 1, lastDayOfItem(entry) - first)
    if (from > to) continue
    if (isInStrip(entry)) strip.push(item)
    else for (let day = from; day <= to; day += 1) columns[day]!.push(item)
  }
  return { strip, columns }
}
