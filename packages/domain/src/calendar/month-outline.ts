import { layOutBars } from './bars.ts'
import { type Day, daysFrom } from '../days/day.ts'
import { dayNumber } from '../days/day-number.ts'
import { daysOfWeek, linesOfMonthDay } from './month-week.ts'
import { byBegin, entryOf, firstDayOf, isBar, type Placed } from './placed.ts'

/** What a month needs to know of one day: its first things by the clock, and how many it has in all. */
export type DayOutline = { date: Day; count: number; ids: string[] }

/** A month by the ids of what it can show: the first things of each day, and the bars across days. */
export type MonthOutline = { days: DayOutline[]; bars: string[] }

/** The outline of some days from everything that reaches into them. */
export function outlineOf(items: readonly Placed[], from: Day, to: Day): MonthOutline {
  const bars: Placed[] = []
  const byDay = new Map<number, Placed[]>(daysFrom(from, to).map(day => [dayNumber(day), []]))
  for (const entry of items.map(entryOf).toSorted(byBegin)) {
    if (isBar(entry)) bars.push(entry.item)
    else byDay.get(firstDayOf(entry))?.push(entry.item)
  }
  const days = daysFrom(from, to).map(date => {
    const ofDay = byDay.get(dayNumber(date))!
    return { date, count: ofDay.length, ids: ofDay.slice(0, linesOfMonthDay).map(({ _id }) => _id) }
  })
  return withBars(days, bars)
}

/**
 * Adds bars to days that are counted without them. Of bars that crowd only those are kept that find a line in one
 * of the weeks, counted from the first day.
 */
export function withBars(days: readonly DayOutline[], bars: readonly Placed[]): MonthOutline {
  const first = dayNumber(days[0]!.date)
  const entries = bars.map(entryOf)
  const counts = days.map(({ count }) => count)
  const kept = new Set<string>()
  for (let week = 0; week < days.length; week += daysOfWeek) {
    const { bars: shown, hidden } = layOutBars(entries, first + week, daysOfWeek, linesOfMonthDay)
    for (const { item, column, across } of shown) {
      kept.add(item._id)
      for (let day = column; day < column + across; day += 1) counts[week + day]! += 1
    }
    for (const [day, count] of hidden.entries()) counts[week + day]! += count
  }
  return { days: days.map((day, at) => ({ ...day, count: counts[at]! })), bars: [...kept] }
}
