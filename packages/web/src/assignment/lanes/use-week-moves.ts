import { isHandedOn, weekMove } from '@vicino/domain/assignment/lane-moves.ts'
import type { Move } from '@vicino/domain/assignment/board.ts'
import { movedTime } from '@vicino/domain/calendar/moved-time.ts'
import { type Day, daysBetween } from '@vicino/domain/days/day.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react'
import { focusBeside } from '../../ui/calendar/focus-beside.ts'
import { usePointerDrag } from '../../ui/calendar/use-pointer-drag.ts'
import { makeAim } from '../aim.ts'
import { acrossLanes, beside } from './lane-steps.ts'
import { dragInWeek, nearest } from './week-drag.ts'
import {
  cellAt,
  type GrabbedVisit,
  grabbableIn,
  takingCell,
  type WeekItems,
  type WeekSpot,
} from './week-places.ts'

type Settings = {
  grid: RefObject<HTMLElement | null>
  days: readonly Day[]
  /** Into whose rows something can be put, in their order. */
  lanes: readonly (Id | null)[]
  items: WeekItems
  readOnly: boolean
  onMove: (moves: readonly Move[]) => Promise<void>
}

/** What is being moved by the arrow keys, of which others of its cell, and where it stands. */
type Moving = { visits: readonly GrabbedVisit[]; at: number; to: WeekSpot }

const acrossDays: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 }

/** Moves in a week: a stroke is dragged to another cell; M takes what stands in a cell, the next with M, arrows carry it. */
export function useWeekMoves({ grid, days, lanes, items, readOnly, onMove }: Settings) {
  const [moving, setMoving] = useState<Moving | null>(null)

  const put = ({ place, spot }: GrabbedVisit, to: WeekSpot): void => {
    const move = weekMove(place, { days: daysBetween(spot.day, to.day), to: to.lane })
    // What was refused goes back, and by then it is said why.
    if (move) void onMove([move]).catch(() => undefined)
  }
  const drag = usePointerDrag({
    element: grid,
    scrolls: true,
    dragAt: press => {
      const [ground, cell] = [grid.current, cellAt(press.target)]
      const grabbed =
        ground && cell && !readOnly ? nearest(grabbableIn(cell, items), press.clientX) : undefined
      return grabbed ? () => dragInWeek(ground!, grabbed, spot => put(grabbed, spot)) : null
    },
  })

  useLayoutEffect(() => {
    const cell = moving && grid.current && takingCell(grid.current, moving.to)
    if (!cell) return undefined
    const aim = makeAim()
    aim(cell)
    cell.scrollIntoView({ block: 'nearest' })
    return () => aim(null)
  }, [moving, grid])

  const drop = (): void => {
    if (!moving) return
    put(moving.visits[moving.at]!, moving.to)
    setMoving(null)
  }
  const pressMoving = (now: Moving, key: string): boolean => {
    const [along, across] = [acrossDays[key], acrossLanes[key]]
    const { visits, at, to } = now
    if (along) setMoving({ ...now, to: { ...to, day: beside(days, to.day, along) } })
    else if (across && isHandedOn(visits[at]!.place.task))
      setMoving({ ...now, to: { ...to, lane: beside(lanes, to.lane, across) } })
    else if (key === 'Enter') drop()
    else if (key === 'Escape') setMoving(null)
    else if (key.toLowerCase() === 'm') {
      const next = (at + 1) % visits.length
      setMoving({ visits, at: next, to: visits[next]!.spot })
    } else return across !== undefined
    return true
  }
  const act = (cell: HTMLElement, key: string): boolean => {
    if (key.toLowerCase() !== 'm' || readOnly) return focusBeside(grid.current!, cell, key)
    const visits = grabbableIn(cell, items)
    if (visits[0]) setMoving({ visits, at: 0, to: visits[0].spot })
    return true
  }
  return {
    moving: moving && movingWords(moving),
    drop,
    cancel: (): void => setMoving(null),
    handlers: {
      ...drag,
      onKeyDown: (event: KeyboardEvent): void => {
        const cell = cellAt(event.target)
        if (!cell || event.altKey || event.ctrlKey || event.metaKey) return
        if (moving ? pressMoving(moving, event.key) : act(cell, event.key)) event.preventDefault()
      },
    },
  }
}

/** What the bar says of what is being moved: its name, when it would be, with whom. */
function movingWords({ visits, at, to }: Moving) {
  const { place, title, spot } = visits[at]!
  return {
    title,
    lane: to.lane,
    time: movedTime(place.task, { days: daysBetween(spot.day, to.day), minutes: 0 }),
  }
}
