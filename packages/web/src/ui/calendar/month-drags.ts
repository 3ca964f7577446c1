import { drawnDays, isSameTime, movedTime } from '@vicino/domain/calendar/moved-time.ts'
import type { CalendarTime } from '@vicino/domain/calendar/moved-time.ts'
import { entryOf, firstDayOf, lastDayOfItem } from '@vicino/domain/calendar/placed.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { dayNumber } from '@vicino/domain/days/day-number.ts'
import type { CalendarItem } from './calendar-item.ts'
import type { Drawn } from './drawn.ts'
import type { MonthSurface } from './month-surface.ts'
import classes from './MonthGrid.module.css'
import type { Drag } from './pointer-drag.ts'
import type { Send } from './timeline-drags.ts'

/** The weeks, the day of their first cell, and where the pointer was pressed. */
export type MonthGround = { surface: MonthSurface; days: readonly Day[]; x: number; y: number }

/** Takes an item to another day: its line follows the pointer, the days on which it would lie are marked. */
export function dragLine(
  { surface, days, x: fromX, y: fromY }: MonthGround,
  { item, link }: { item: CalendarItem; link: HTMLElement },
  send: Send,
): Drag {
  const fromIndex = surface.indexAt(fromX, fromY)
  const first = dayNumber(days[0]!)
  const copy = copyOf(link)
  let time: CalendarTime = item
  link.dataset['dragged'] = ''
  const leave = (): void => {
    surface.clear()
    copy.remove()
    delete link.dataset['dragged']
  }
  return {
    move(x, y) {
      time = movedTime(item, { days: surface.indexAt(x, y) - fromIndex, minutes: 0 })
      const entry = entryOf({ ...time, _id: '' })
      surface.show(firstDayOf(entry) - first, lastDayOfItem(entry) - first)
      copy.style.transform = `translate(${x - fromX}px, ${y - fromY}px)`
    },
    drop() {
      surface.clear()
      if (isSameTime(time, item)) leave()
      else send(item, time).then(leave, leave)
    },
    cancel: leave,
  }
}

/** The line as it lies, to be moved over the page by transforms alone. */
function copyOf(link: HTMLElement): HTMLElement {
  const { left, top, width } = link.getBoundingClientRect()
  const copy = link.cloneNode(true) as HTMLElement
  copy.classList.add(classes.copy!)
  copy.removeAttribute('data-id')
  copy.ariaHidden = 'true'
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, inlineSize: `${width}px` })
  link.closest('[role=grid]')?.append(copy)
  return copy
}

/** Draws over days, in either direction; they stay drawn until they are left. */
export function dragDays(
  { surface, days, x: fromX, y: fromY }: MonthGround,
  onAdd: (time: CalendarTime, drawn: Drawn) => void,
): Drag {
  const from = surface.indexAt(fromX, fromY)
  const first = dayNumber(days[0]!)
  let to = from
  const show = (one: number, other: number): void => surface.show(Math.min(one, other), Math.max(one, other))
  show(from, from)
  return {
    move(x, y) {
      to = surface.indexAt(x, y)
      show(from, to)
    },
    drop() {
      onAdd(drawnDays(days[from]!, days[to]!), {
        box: surface.boxAt(to),
        follow: ({ date, end_date }) => show(dayNumber(date) - first, dayNumber(end_date) - first),
        leave: surface.clear,
      })
    },
    cancel: surface.clear,
  }
}
