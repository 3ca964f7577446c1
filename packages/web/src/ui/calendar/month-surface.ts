import { daysOfWeek } from '@vicino/domain/calendar/month-week.ts'
import type { Box } from './drawn.ts'
import classes from './MonthGrid.module.css'

/** The cells of a month as they lie on the screen, counted from 0, and marks over a row of them. */
export type MonthSurface = {
  indexAt: (x: number, y: number) => number
  /** Where a cell lies in the window. */
  boxAt: (index: number) => Box
  show: (from: number, to: number) => void
  clear: () => void
}

/** Measures the weeks once, when a drag begins, so that no frame measures. The marks move by transforms alone. */
export function measureMonth(grid: HTMLElement): MonthSurface {
  const weeks = Array.from(grid.querySelectorAll<HTMLElement>('[data-week]'))
  const boxes = weeks.map(week => week.getBoundingClientRect())
  const { left, width } = boxes[0]!
  const columnPx = width / daysOfWeek
  const marks = weeks.map(markOn)
  return {
    indexAt(x, y) {
      const week = Math.max(
        boxes.findLastIndex(({ top }) => y >= top),
        0,
      )
      const column = Math.min(Math.max(Math.floor((x - left) / columnPx), 0), daysOfWeek - 1)
      return week * daysOfWeek + column
    },
    boxAt(index) {
      const { top, bottom } = boxes[Math.floor(index / daysOfWeek)]!
      const begin = left + (index % daysOfWeek) * columnPx
      return { left: begin, top, right: begin + columnPx, bottom }
    },
    show(from, to) {
      for (const [week, mark] of marks.entries()) {
        const first = Math.max(from - week * daysOfWeek, 0)
        const last = Math.min(to - week * daysOfWeek, daysOfWeek - 1)
        const share = Math.max(last - first + 1, 0) / daysOfWeek
        mark.style.transform = `translateX(${first * columnPx}px) scaleX(${share})`
      }
    },
    clear: () => {
      for (const mark of marks) mark.remove()
    },
  }
}

function markOn(week: HTMLElement): HTMLElement {
  const mark = document.createElement('div')
  mark.className = classes.mark!
  mark.ariaHidden = 'true'
  week.append(mark)
  return mark
}
