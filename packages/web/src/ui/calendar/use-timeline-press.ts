import type { TimelineDays } from '@vicino/domain/calendar/timeline-days.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { type MouseEvent, type PointerEvent, useState } from 'react'
import type { CalendarItem } from './calendar-item.ts'
import { besideFinger } from './beside-finger.ts'
import { restAt } from './rest-at.ts'
import type { ShownRest } from './RestSheet.tsx'

type Settings<Item> = {
  days: readonly Day[]
  items: readonly Item[]
  split: TimelineDays<Item>
  onOpen: (item: Item) => void
}

/**
 * A press on an item opens it, one on a "+N" the list behind it, a finger also right beside them. With a held key the link is the browser's. A mouse
 * that rests on an item reads what its block has no room for.
 */
export function useTimelinePress<Item extends CalendarItem>({ days, items, split, onOpen }: Settings<Item>) {
  const [rest, setRest] = useState<ShownRest | null>(null)
  return {
    rest,
    closeRest: (): void => setRest(null),
    onPointerOver: ({ target, pointerType }: PointerEvent): void => {
      const link = (target as Element).closest<HTMLElement>('a[data-id]')
      if (link && pointerType === 'mouse') link.title = link.getAttribute('aria-label') ?? ''
    },
    onClick: (event: MouseEvent): void => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      const pressed =
        (event.target as Element).closest<HTMLElement>('[data-id], [data-rest]') ?? besideFinger(event)
      if (!pressed) return
      event.preventDefault()
      const item = items.find(({ _id }) => _id === pressed.dataset['id'])
      setRest(item ? null : restAt(pressed, days, split))
      if (item) onOpen(item)
    },
  }
}
