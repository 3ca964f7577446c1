import type { Drag } from '../../ui/calendar/pointer-drag.ts'
import { makeAim } from '../aim.ts'
import classes from './Week.module.css'
import { cellAt, type GrabbedVisit, spotFor, spotOf, takingCell, type WeekSpot } from './week-places.ts'

/** A stroke is as narrow as its visit is short: so far beside it a hand still means it. */
const nearPx = 10

/** What of a cell lies under a hand, or nearest beside it. */
export function nearest(grabbable: readonly GrabbedVisit[], x: number): GrabbedVisit | undefined {
  const distance = ({ stroke }: GrabbedVisit): number => {
    const { left, right } = stroke.getBoundingClientRect()
    return Math.max(left - x, x - right, 0)
  }
  return grabbable
    .filter(visit => distance(visit) <= nearPx)
    .toSorted((one, other) => distance(one) - distance(other))[0]
}

/** Takes a visit to another cell of the week: its name follows the pointer, the cell that would take it is marked. */
export function dragInWeek(grid: HTMLElement, grabbed: GrabbedVisit, onDrop: (spot: WeekSpot) => void): Drag {
  const { stroke, title, place } = grabbed
  const words = document.createElement('div')
  words.className = classes.ghost!
  words.ariaHidden = 'true'
  words.textContent = `${place.task.start_time} ${title}`
  grid.append(words)
  stroke.dataset['dragged'] = ''
  const aim = makeAim()
  let target: HTMLElement | null = null
  const leave = (): void => {
    aim(null)
    words.remove()
    delete stroke.dataset['dragged']
  }
  return {
    move(x, y) {
      words.style.transform = `translate(${x}px, ${y}px)`
      const cell = cellAt(document.elementFromPoint(x, y))
      target = cell && takingCell(grid, spotFor(grabbed, spotOf(cell)))
      aim(target)
    },
    drop() {
      leave()
      if (target) onDrop(spotOf(target))
    },
    cancel: leave,
  }
}
