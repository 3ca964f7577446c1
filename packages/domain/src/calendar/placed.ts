import { minutesPerDay } from '../days/clock.ts'
import { type Spanning, spanOf } from '../tasks/task-span.ts'

/** What has a place in the calendar: a task, or anything else with its dates and clocks. No clocks: whole days. */
export type Placed = Spanning & { _id: string }

/**
 * A thing with its place on the line of minutes since 1970-01-01, both ends on the clock of the wall. What was
 * stored with an end before its start stands at its start and lasts no time: it is shown, so that it can be put
 * right.
 */
export type TimedItem<Item> = { item: Item; from: number; to: number }

export function entryOf<Item extends Placed>(item: Item): TimedItem<Item> {
  const { from, to } = spanOf(item)
  return { item, from, to: Math.max(from, to) }
}

/** The first and the last day that an entry reaches, as day numbers. Who ends at midnight does not reach on. */
export const firstDayOf = ({ from }: TimedItem<unknown>): number => Math.floor(from / minutesPerDay)
export const lastDayOfItem = ({ from, to }: TimedItem<unknown>): number =>
  Math.max(Math.floor(from / minutesPerDay), Math.ceil(to / minutesPerDay) - 1)

const hasClocks = ({ start_time, end_time }: Spanning): boolean => start_time !== null && end_time !== null

/** Whether a month shows it as a bar across cells: it fills whole days, or reaches from one day into another. */
export const isBar = (entry: TimedItem<Placed>): boolean =>
  !hasClocks(entry.item) || lastDayOfItem(entry) > firstDayOf(entry)

/** Whether days with hours show it in the strip above them: it fills whole days, or lasts one or longer. */
export const isInStrip = ({ item, from, to }: TimedItem<Placed>): boolean =>
  !hasClocks(item) || to - from >= minutesPerDay

/** By begin, then the shorter first, then by id: an order that does not depend on the order of input. */
export const byBegin = (a: TimedItem<Placed>, b: TimedItem<Placed>): number =>
  a.from - b.from || a.to - b.to || compareIds(a, b)

/** By begin, then the longer first: who lasts longer stands further to the left, or above. */
export const byBeginAndLength = (a: TimedItem<Placed>, b: TimedItem<Placed>): number =>
  a.from - b.from || b.to - a.to || compareIds(a, b)

const compareIds = (a: TimedItem<Placed>, b: TimedItem<Placed>): number =>
  a.item._id < b.item._id ? -1 : a.item._id > b.item._id ? 1 : 0
