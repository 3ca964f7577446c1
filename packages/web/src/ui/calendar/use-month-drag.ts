import { type CalendarTime, calendarTimeOf } from '@vicino/domain/calendar/moved-time.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { RefObject } from 'react'
import type { CalendarItem } from './calendar-item.ts'
import type { Drawn } from './drawn.ts'
import { dragDays, dragLine, type MonthGround } from './month-drags.ts'
import { measureMonth } from './month-surface.ts'
import type { Drag } from './pointer-drag.ts'
import type { Send } from './timeline-drags.ts'
import { usePointerDrag } from './use-pointer-drag.ts'

type Settings<Item> = {
  grid: RefObject<HTMLElement | null>
  days: readonly Day[]
  items: readonly Item[]
  /** On a phone a tap opens the day. */
  narrow: boolean
  onAdd: ((time: CalendarTime, drawn: Drawn) => void) | undefined
  onMove: ((item: Item, time: CalendarTime) => Promise<unknown>) | undefined
}

/** Drags over a month: an item to another day, or empty days. */
export function useMonthDrag<Item extends CalendarItem>(settings: Settings<Item>) {
  const { grid, days, items, narrow, onAdd, onMove } = settings
  const send: Send = (item, time) => onMove?.(item as Item, calendarTimeOf(time)) ?? Promise.resolve()

  const dragAt = (press: PointerEvent): (() => Drag) | null => {
    const [weeks, target] = [grid.current, press.target as Element]
    if (!weeks) return null
    const ground = (): MonthGround => ({
      surface: measureMonth(weeks),
      days,
      x: press.clientX,
      y: press.clientY,
    })
    const link = target.closest<HTMLElement>('[data-id]')
    const item = link && items.find(({ _id }) => _id === link.dataset['id'])
    if (link && item) return onMove && item.movable ? () => dragLine(ground(), { item, link }, send) : null
    return onAdd && target.closest('[data-week]') ? () => dragDays(ground(), onAdd) : null
  }

  // The name of a day opens it; below it lies what is free.
  const isEmpty = ({ target, clientY }: PointerEvent): boolean => {
    const day = (target as Element).closest('[data-day]')
    return !narrow && onAdd !== undefined && day !== null && clientY > day.getBoundingClientRect().bottom
  }

  return usePointerDrag({ element: grid, scrolls: false, dragAt, clicks: isEmpty })
}
