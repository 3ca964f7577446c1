import { type CalendarTime, isSameTime } from '@vicino/domain/calendar/moved-time.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react'
import type { CalendarItem } from './calendar-item.ts'
import { makeGhost } from './drag-ghost.ts'
import { movedByKey } from './moved-by-key.ts'
import { usePutDown } from './use-put-down.ts'

/** An item that is being moved by the arrow keys, and the time at which it stands. */
export type Moving<Item> = { item: Item; time: CalendarTime }

type Settings<Item> = {
  columns: RefObject<HTMLElement | null>
  scroller: RefObject<HTMLElement | null>
  days: readonly Day[]
  onMove: ((item: Item, time: CalendarTime) => Promise<unknown>) | undefined
}

/** So much of the hours stays in sight above what is moved. */
const abovePx = 120

/** Moves an item by keyboard: begun on it, arrows move it, Enter puts it down, Escape leaves it where it was. */
export function useMoving<Item extends CalendarItem>({ columns, scroller, days, onMove }: Settings<Item>) {
  const [moving, setMoving] = useState<Moving<Item> | null>(null)
  const putDown = usePutDown(scroller)

  useLayoutEffect(() => {
    const hours = columns.current
    if (!moving || !hours || moving.time.start_time === null) return undefined
    const ghost = makeGhost(
      { columns: hours, days, surface: { columnPx: hours.offsetWidth / days.length } },
      moving.item,
    )
    const topPx = ghost.show(moving.time)
    const box = scroller.current
    if (box && (topPx < box.scrollTop || topPx > box.scrollTop + box.clientHeight - 2 * abovePx))
      box.scrollTo({ top: topPx - abovePx })
    return ghost.remove
  }, [moving, columns, scroller, days])

  const drop = (): void => {
    if (!moving) return
    const { item, time } = moving
    const end = (): void => setMoving(null)
    putDown(item._id)
    if (!onMove || isSameTime(item, time)) end()
    else onMove(item, time).then(end, end)
  }

  return {
    moving,
    begin: (item: Item): void => setMoving({ item, time: item }),
    drop,
    cancel: (): void => setMoving(null),
    /** Answers whether the key was one for the item that is being moved. */
    press: ({ key, shiftKey }: KeyboardEvent): boolean => {
      if (!moving) return false
      const time = movedByKey(moving.time, key, shiftKey)
      if (time) setMoving({ ...moving, time })
      else if (key === 'Enter') drop()
      else if (key === 'Escape') setMoving(null)
      return time !== null || key === 'Enter' || key === 'Escape'
    },
  }
}
