import { byBeginAndLength, type Entry, firstDayOf, lastDayOf, type Placed } from './placed.ts'

/**
 * A thing drawn across days that stand beside each other: from which of them (counted from 0), over how many, in
 * which lane below each other, and whether it goes on before the first and after the last.
 */
export type Bar<Item> = {
  item: Item
  column: number
  across: number
  lane: number
  before: boolean
  after: boolean
}

/** The bars that find a lane, and how many on each day found none. */
export type Bars<Item> = { bars: Bar<Item>[]; hidden: number[] }

/** Lays bars over `days` days from the day with the number `first`, in at most `lanes` lanes. */
export function layOutBars<Item extends Placed>(
  entries: readonly Entry<Item>[],
  first: number,
  days: number,
  lanes: number,
): Bars<Item> {
  const last = first + days - 1
  const freeFrom = Array.from({ length: lanes }, () => first)
  const bars: Bar<Item>[] = []
  const hidden = Array.from({ length: days }, () => 0)
  for (const entry of entries.toSorted(byBeginAndLength)) {
    const [begin, end] = [firstDayOf(entry), lastDayOf(entry)]
    if (end < first || begin > last) continue
    const [from, to] = [Math.max(begin, first), Math.min(end, last)]
    const lane = freeFrom.findIndex(free => free <= from)
    if (lane === -1) {
      for (let day = from; day <= to; day += 1) hidden[day - first]! += 1
      continue
    }
    freeFrom[lane] = to + 1
    bars.push({
      item: entry.item,
      column: from - first,
      across: to - from + 1,
      lane,
      before: begin < first,
      after: end > last,
    })
  }
  return { bars, hidden }
}
