import { snapDown, snapMinutes } from '@vicino/domain/calendar/hour-scale.ts'
import {
  type CalendarTime,
  drawnTime,
  isSameTime,
  movedTime,
  resizedTime,
} from '@vicino/domain/calendar/moved-time.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { CalendarItem } from './calendar-item.ts'
import type { Drawn } from './drawn.ts'
import { makeGhost } from './drag-ghost.ts'
import type { Drag } from './pointer-drag.ts'
import type { SurfacePoint, Surface } from './timeline-surface.ts'

/** What every drag over the hours needs to know. */
type Ground = {
  columns: HTMLElement
  days: readonly Day[]
  surface: Surface
  /** Where the pointer was pressed. */
  from: SurfacePoint
}

/** Sends a dropped time on; what is refused goes back. */
export type Send = (item: CalendarItem, time: CalendarTime) => Promise<unknown>

/** How long something is that a finger puts on empty time without drawing. */
const usualMinutes = 60

/** A hand that moves to the side goes up and down a little too. */
const trembles = (minutes: number): boolean => Math.abs(minutes) < snapMinutes / 2

type Grabbed = {
  item: CalendarItem
  link: HTMLElement
  /** The whole item, or its end. */
  part: 'whole' | 'end'
}

/** Moves an item or its end. The item itself stays, faint, where it was until the drop is settled. */
export function dragItem(ground: Ground, { item, link, part }: Grabbed, send: Send): Drag {
  const { surface, from } = ground
  const ghost = makeGhost(ground, item)
  // Of an item that comes from the day before, the hand holds its end.
  const shownEnd = part === 'end' || link.dataset['before'] !== undefined ? 'end' : 'start'
  let time: CalendarTime = item
  let shown = false
  link.dataset['dragged'] = ''
  const leave = (goesBack: boolean): void => {
    delete link.dataset['dragged']
    if (goesBack) ghost.goBack(item, shownEnd)
    else ghost.remove()
  }
  return {
    move(x, y) {
      const place = surface.placeAt(x, y)
      const minutes = place.minute - from.minute
      const shift = { days: place.column - from.column, minutes: trembles(minutes) ? 0 : minutes }
      const next = part === 'whole' ? movedTime(item, shift) : resizedTime(item, place)
      // Most frames stay within a quarter of an hour.
      if (shown && isSameTime(next, time)) return
      shown = true
      time = next
      ghost.show(time, shownEnd)
    },
    drop() {
      if (isSameTime(time, item)) return leave(true)
      send(item, time).then(
        () => leave(false),
        () => leave(true),
      )
      return undefined
    },
    cancel: () => leave(true),
  }
}

/** Draws on empty time: from where it was pressed to where it is let go; a finger that only rests draws an hour. */
export function dragNew(
  ground: Ground,
  title: string,
  onAdd: (time: CalendarTime, drawn: Drawn) => void,
): Drag {
  const { surface, from } = ground
  const ghost = makeGhost(ground, { title, tone: 'primary' })
  const begin = snapDown(from.minute)
  let time = drawnTime(from.day, begin, begin + usualMinutes)
  ghost.show(time)
  return {
    move(x, y) {
      const { minute } = surface.placeAt(x, y)
      if (trembles(minute - from.minute)) return
      const next = drawnTime(from.day, begin, minute)
      if (!isSameTime(next, time)) ghost.show(next)
      time = next
    },
    drop: () => onAdd(time, ghost.drawn()),
    cancel: ghost.remove,
  }
}
