import { byBeginAndLength, firstDayOf, lastDayOfItem, type Placed, type TimedItem } from './placed.ts'

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

/** The bars by lane, and how many on each day found none. */
type Bars<Item> = { bars: Bar<Item>[]; hidden: number[] }

/**
 * Lays bars over `days` days from the day with the number `first`, in at most `lanes` lanes. A bar that finds every
 * lane taken where it begins starts on the first day that has room, so that no day hides a thing beside an empty
 * lane.
 */
export function layOutBars<Item extends Placed>(
  entries: readonly TimedItem<Item>[],
  first: number,
  days: number,
  lanes: number,
): Bars<Item> {
  const last = first + days - 1
  const freeFrom = Array.from({ length: lanes }, () => first)
  const bars: Bar<Item>[] = []
  const hidden = Array.from({ length: days }, () => 0)
  for (const entry of entries.toSorted(byBeginAndLength)) {
    const [begin, end] = [firstDayOf(entry), lastDayOfItem(entry)]
    if (end < first || begin > last) continue
    const [from, to] = [Math.max(begin, first), Math.min(end, last)]
    const shown = Math.max(from, Math.min(...freeFrom))
    for (let day = from; day < Math.min(shown, to + 1); day += 1) hidden[day - first]! += 1
    if (shown > to) continue
    const lane = freeFrom.findIndex(free => free <= shown)
    freeFrom[lane] = to + 1
    bars.push({
      item: entry.item,
      column: shown - first,
      across: to - shown + 1,
      lane,
      before: begin < shown,
      after: end > last,
    })
  }
  return { bars, hidden }
}
