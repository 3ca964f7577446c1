import { type CalendarTime, calendarTimeOf } from '@vicino/domain/calendar/moved-time.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarItem } from './calendar-item.ts'
import type { Drawn } from './drawn.ts'
import type { Drag } from './pointer-drag.ts'
import { dragBar } from './strip-drag.ts'
import { dragItem, dragNew, type Send } from './timeline-drags.ts'
import { measureSurface } from './timeline-surface.ts'
import { usePointerDrag } from './use-pointer-drag.ts'

type Settings<Item> = {
  scroller: RefObject<HTMLElement | null>
  columns: RefObject<HTMLElement | null>
  days: readonly Day[]
  items: readonly Item[]
  onAdd: ((time: CalendarTime, drawn: Drawn) => void) | undefined
  onMove: ((item: Item, time: CalendarTime) => Promise<unknown>) | undefined
}

/** This near to the lower edge of a block one holds its end: less for a mouse than for a finger. */
const endPx = { mouse: 8, finger: 18 } as const

/** A block lower than this has no edge of its own for a finger. */
const lowestWithEndPx = 40

/** Drags over the timeline: an item, the end of an item, a bar of whole days, empty time. */
export function useTimelineDrag<Item extends CalendarItem>(settings: Settings<Item>) {
  const { scroller, columns, days, items, onAdd, onMove } = settings
  const { t } = useTranslation()
  const send: Send = (item, time) => onMove?.(item as Item, calendarTimeOf(time)) ?? Promise.resolve()

  const dragAt = (press: PointerEvent): (() => Drag) | null => {
    const [box, hours, target] = [scroller.current, columns.current, press.target as Element]
    if (!box || !hours || target.closest('[data-rest], dialog')) return null
    const ground = () => {
      const surface = measureSurface(hours, box, days)
      return { columns: hours, days, surface, from: surface.placeAt(press.clientX, press.clientY) }
    }
    const link = target.closest<HTMLElement>('[data-id]')
    const item = link && items.find(({ _id }) => _id === link.dataset['id'])
    if (link && item) {
      if (!onMove || !item.movable) return null
      if (hours.contains(link)) {
        const part = holdsEnd(press, link) ? 'end' : 'whole'
        return () => dragItem(ground(), { item, link, part }, send)
      }
      const columnPx = hours.offsetWidth / days.length
      return () => dragBar({ item, link, columnPx, fromX: press.clientX }, send)
    }
    return onAdd && hours.contains(target) ? () => dragNew(ground(), t('Nuovo'), onAdd) : null
  }

  return usePointerDrag({ element: scroller, scrolls: true, dragAt, clicks: isEmpty })
}

/** Where nothing stands that a press opens. */
const isEmpty = ({ target }: PointerEvent): boolean => !(target as Element).closest('[data-id]')

function holdsEnd(press: PointerEvent, link: HTMLElement): boolean {
  if (link.dataset['after'] !== undefined) return false
  const { bottom, height } = link.getBoundingClientRect()
  const isMouse = press.pointerType === 'mouse'
  if (!isMouse && height < lowestWithEndPx) return false
  return bottom - press.clientY < (isMouse ? endPx.mouse : endPx.finger)
}
