import type { Day } from '../days/day.ts'
import { dayNumber, dayOfNumber } from '../days/day-number.ts'
import { type Bar, layOutBars } from './bars.ts'
import { byBegin, entryOf, firstDayOf, isBar, lastDayOfItem, type Placed, type TimedItem } from './placed.ts'

/** Most lines that one day of a month shows; the rest is a number. */
export const linesOfMonthDay = 4

/**
 * One day of a month: its lines by lane, a bar in the cell where it begins in this week; how many things the day
 * has, and how many of them no line shows.
 */
export type MonthCell<Item> = { day: Day; lines: Bar<Item>[]; count: number; more: number }

export const daysOfWeek = 7

/** One week of a month: bars above, then the things of each day by the clock in the lanes that are left. */
export function layOutMonthWeek<Item extends Placed>(
  items: readonly Item[],
  firstDay: Day,
  lines: number = linesOfMonthDay,
): MonthCell<Item>[] {
  const first = dayNumber(firstDay)
  const entries = items.map(entryOf)
  const { bars, hidden } = layOutBars(entries.filter(isBar), first, daysOfWeek, lines)
  const ofDays = timedByDay(entries, first)
  return ofDays.map((timed, column) => {
    const passing = bars.filter(bar => bar.column <= column && column < bar.column + bar.across)
    const taken = new Set(passing.map(({ lane }) => lane))
    const free = Array.from({ length: lines }, (_, lane) => lane).filter(lane => !taken.has(lane))
    const shown = timed
      .toSorted(byBegin)
      .slice(0, free.length)
      .map(({ item }, index) => lineOf(item, column, free[index]!))
    const starting = passing.filter(bar => bar.column === column)
    return {
      day: dayOfNumber(first + column),
      lines: [...starting, ...shown].toSorted((a, b) => a.lane - b.lane),
      count: passing.length + hidden[column]! + timed.length,
      more: hidden[column]! + timed.length - shown.length,
    }
  })
}

/** What stands on one day only, by day of the week. */
function timedByDay<Item extends Placed>(
  entries: readonly TimedItem<Item>[],
  first: number,
): TimedItem<Item>[][] {
  const days: TimedItem<Item>[][] = Array.from({ length: daysOfWeek }, () => [])
  for (const entry of entries) if (!isBar(entry)) days[firstDayOf(entry) - first]?.push(entry)
  return days
}

const lineOf = <Item>(item: Item, column: number, lane: number): Bar<Item> => ({
  item,
  column,
  across: 1,
  lane,
  before: false,
  after: false,
})

/** The things that each of the weeks shows, a thing that reaches into two weeks in both. `firstDays` are in order. */
export function groupByWeek<Item extends Placed>(
  items: readonly Item[],
  firstDay: Day,
  weeks: number,
): Item[][] {
  const first = dayNumber(firstDay)
  const groups: Item[][] = Array.from({ length: weeks }, () => [])
  for (const item of items) {
    const entry = entryOf(item)
    const from = Math.max(0, Math.floor((firstDayOf(entry) - first) / daysOfWeek))
    const to = Math.min(weeks - 1, Math.floor((lastDayOfItem(entry) - first) / daysOfWeek))
    for (let week = from; week <= to; week += 1) groups[week]!.push(item)
  }
  return groups
}
