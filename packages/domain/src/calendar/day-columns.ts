import { minutesPerDay } from '../days/clock.ts'
import type { Day } from '../days/day.ts'
import { dayNumber } from '../days/day-number.ts'
import {
  byBeginAndLength,
  entryOf,
  firstDayOf,
  isInStrip,
  lastDayOfItem,
  type Placed,
  type TimedItem,
} from './placed.ts'

/** Most things that stand side by side at one time; the rest is a number that opens a list. */
export const mostColumns = 5

/** A thing is drawn at least this many minutes high, so that a finger can meet it (WCAG 2.5.8: 24 pixels). */
export const shortestDrawnMinutes = 24

/** The part of a thing that one day shows, in minutes of that day, and whether it comes from or goes on to another. */
type Slice<Item> = { item: Item; from: number; to: number; before: boolean; after: boolean }

/**
 * A slice in its column. `from` and `to` are as drawn; it stands in `column` of `columns` and is `across` of them
 * wide, as far as nobody stands to its right. `crowded`: a rest wants its place beside the columns.
 */
export type ColumnBlock<Item> = Slice<Item> & {
  column: number
  columns: number
  across: number
  crowded: boolean
}

/** What found no column among those that overlap, in order, and from when to when they last. */
export type Rest<Item> = { items: Item[]; from: number; to: number }

/** Blocks in the order in which they begin, then from left to right. */
type DayColumns<Item> = { blocks: ColumnBlock<Item>[]; rests: Rest<Item>[] }

/** The slice of an entry on the day with this number; `null` where it does not reach it. */
export function sliceOn<Item>(entry: TimedItem<Item>, day: number): Slice<Item> | null {
  const [first, last] = [firstDayOf(entry), lastDayOfItem(entry)]
  if (day < first || day > last) return null
  const midnight = day * minutesPerDay
  return {
    item: entry.item,
    from: Math.max(0, entry.from - midnight),
    to: Math.min(minutesPerDay, entry.to - midnight),
    before: first < day,
    after: last > day,
  }
}

/**
 * Lays the hours of one day out: things that overlap stand side by side, each in the first column that is free,
 * and what finds none of `most` columns is collected, once for each run of things that overlap.
 */
export function layOutDay<Item extends Placed>(
  items: readonly Item[],
  day: Day,
  most: number = mostColumns,
): DayColumns<Item> {
  const number = dayNumber(day)
  const slices = items
    .map(entryOf)
    .filter(entry => !isInStrip(entry))
    .toSorted(byBeginAndLength)
    .flatMap(entry => sliceOn(entry, number) ?? [])
    .map(drawn)
  const laidOut = clustersOf(slices).map(cluster => layOutCluster(cluster, most))
  return {
    blocks: laidOut
      .flatMap(({ blocks }) => blocks)
      .toSorted((a, b) => a.from - b.from || a.column - b.column),
    rests: laidOut.flatMap(({ rest }) => rest ?? []),
  }
}

/** As high as it is drawn: never less than the least, and never over the end of the day. */
function drawn<Item>(slice: Slice<Item>): Slice<Item> {
  const from = Math.min(slice.from, minutesPerDay - shortestDrawnMinutes)
  return { ...slice, from, to: Math.max(slice.to, from + shortestDrawnMinutes) }
}

/** Runs of slices in which each overlaps one before it. The slices are in the order of their begin. */
function clustersOf<Item>(slices: readonly Slice<Item>[]): Slice<Item>[][] {
  const clusters: Slice<Item>[][] = []
  let end = 0
  for (const slice of slices) {
    const current = clusters.at(-1)
    if (current && slice.from < end) current.push(slice)
    else clusters.push([slice])
    end = Math.max(end, slice.to)
  }
  return clusters
}

function layOutCluster<Item>(
  cluster: readonly Slice<Item>[],
  most: number,
): { blocks: ColumnBlock<Item>[]; rest: Rest<Item> | null } {
  const columns: Slice<Item>[][] = []
  const rest: Slice<Item>[] = []
  for (const slice of cluster) {
    const free = columns.findIndex(column => column.at(-1)!.to <= slice.from)
    if (free !== -1) columns[free]!.push(slice)
    else if (columns.length < most) columns.push([slice])
    else rest.push(slice)
  }
  const crowded = rest.length > 0
  return {
    blocks: columns.flatMap((slices, column) =>
      slices.map(slice => ({
        ...slice,
        column,
        columns: columns.length,
        across: acrossOf(slice, column, columns),
        crowded,
      })),
    ),
    rest: crowded ? restOf(rest) : null,
  }
}

/** A slice grows to the right over the columns in which nothing stands at its time. */
function acrossOf(
  { from, to }: Slice<unknown>,
  column: number,
  columns: readonly Slice<unknown>[][],
): number {
  const isTaken = (other: readonly Slice<unknown>[]): boolean =>
    other.some(slice => slice.from < to && from < slice.to)
  const next = columns.findIndex((other, index) => index > column && isTaken(other))
  return (next === -1 ? columns.length : next) - column
}

function restOf<Item>(slices: readonly Slice<Item>[]): Rest<Item> {
  return {
    items: slices.map(({ item }) => item),
    from: Math.min(...slices.map(({ from }) => from)),
    to: Math.max(...slices.map(({ to }) => to)),
  }
}
