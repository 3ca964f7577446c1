import type { Day } from '@vicino/domain/days/day.ts'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import type { CalendarItem } from './calendar-item.ts'
import { focusBeside } from './focus-beside.ts'
import type { useMoving } from './use-moving.ts'

type Settings<Item extends CalendarItem> = {
  scroller: RefObject<HTMLElement | null>
  days: readonly Day[]
  items: readonly Item[]
  moving: ReturnType<typeof useMoving<Item>>
  mayMove: boolean
  onStep: ((step: -1 | 1) => void) | undefined
}

const pages: Record<string, -1 | 1> = { PageUp: -1, PageDown: 1 }

/** The keys of a timeline: arrows from item to item, pages from period to period, M to move what has the focus. */
export function useTimelineKeys<Item extends CalendarItem>(settings: Settings<Item>) {
  const { scroller, days, items, moving, mayMove, onStep } = settings
  const stepped = useRef(false)

  // After a step the focus is in the new days, on their first item.
  useLayoutEffect(() => {
    if (stepped.current)
      (scroller.current?.querySelector<HTMLElement>('[data-id]') ?? scroller.current)?.focus()
    stepped.current = false
  }, [scroller, days])

  const act = (event: KeyboardEvent, stop: HTMLElement): boolean => {
    const page = pages[event.key]
    if (page && onStep) {
      stepped.current = true
      onStep(page)
      return true
    }
    const item = items.find(({ _id }) => _id === stop.dataset['id'])
    if (event.key.toLowerCase() === 'm' && item?.movable && mayMove) {
      moving.begin(item)
      return true
    }
    return scroller.current !== null && focusBeside(scroller.current, stop, event.key)
  }

  return {
    onKeyDown: (event: KeyboardEvent) => {
      const stop = (event.target as Element).closest<HTMLElement>('[data-id], [data-rest]')
      if (!stop || stop.closest('dialog') || event.altKey || event.ctrlKey || event.metaKey) return
      if (moving.press(event) || act(event, stop)) event.preventDefault()
    },
  }
}
