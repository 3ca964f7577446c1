import { dayPx, minutesAt } from '@vicino/domain/calendar/hour-scale.ts'
import { minutesPerDay } from '@vicino/domain/days/clock.ts'
import type { Day } from '@vicino/domain/days/day.ts'

/** A place among the hours: the column from the left, its day, and the minute of that day. */
export type SurfacePoint = { column: number; day: Day; minute: number }

/** The hours as they lie on the screen. Measured once when a drag begins, so that no frame measures. */
export type Surface = { columnPx: number; placeAt: (x: number, y: number) => SurfacePoint }

export function measureSurface(columns: HTMLElement, scroller: HTMLElement, days: readonly Day[]): Surface {
  const { left, top, width } = columns.getBoundingClientRect()
  const scrolledBefore = scroller.scrollTop
  const columnPx = width / days.length
  return {
    columnPx,
    placeAt(x, y) {
      const column = within(Math.floor((x - left) / columnPx), days.length - 1)
      const minute = minutesAt(within(y - top + scroller.scrollTop - scrolledBefore, dayPx))
      return { column, day: days[column]!, minute: Math.min(minute, minutesPerDay) }
    },
  }
}

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most)
