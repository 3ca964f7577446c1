import type { Move } from '@vicino/domain/assignment/board.ts'
import { isHandedOn, laneMoves, type LanePlace, operatorsIn } from '@vicino/domain/assignment/lane-moves.ts'
import type { CalendarTime } from '@vicino/domain/calendar/moved-time.ts'
import { spanOf } from '@vicino/domain/tasks/task-span.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { type KeyboardEvent, useLayoutEffect, useState } from 'react'
import { focusBeside } from '../../ui/calendar/focus-beside.ts'
import { movedByKey } from '../../ui/calendar/moved-by-key.ts'
import { usePutDown } from '../../ui/calendar/use-put-down.ts'
import { acrossLanes, beside } from './lane-steps.ts'
import { makeLaneGhost } from './lane-ghost.ts'
import { blockAt, grabbedWith, isChoosable, type LanesAtHand, pickedOf } from './lane-places.ts'
import { measureLanes } from './lane-surface.ts'

/** What is being moved by the arrow keys, and where it stands. */
type LaneMoving = {
  places: readonly LanePlace[]
  title: string
  time: CalendarTime
  to: Id | null
}

type Settings = LanesAtHand & {
  /** Into whose lanes something can be put, in their order. */
  lanes: readonly (Id | null)[]
  readOnly: boolean
  onStep: (by: -1 | 1) => void
  onMove: (moves: readonly Move[]) => Promise<void>
}

const pages: Record<string, -1 | 1> = { PageUp: -1, PageDown: 1 }

/** Time runs to the right here: the keys to the side move along it, those up and down to another lane. */
const alongTime: Record<string, string> = { ArrowLeft: 'ArrowUp', ArrowRight: 'ArrowDown' }

/** The keys of the lanes: arrows from block to block, space chooses, M moves; then Enter puts down and Escape gives up. */
export function useLaneKeys(settings: Settings) {
  const { scroller, grid, day, scale, items, selection, lanes, readOnly, onStep, onMove } = settings
  const [begun, setMoving] = useState<LaneMoving | null>(null)
  // What is gone from the day, or stands on another one, is moved no more.
  const moving = begun && items.has(begun.places[0]!.task._id) ? begun : null
  const putDown = usePutDown(grid)

  useLayoutEffect(() => {
    const [box, ground] = [scroller.current, grid.current]
    if (!moving || !box || !ground) return undefined
    const surface = measureLanes(ground, box, scale)
    const lane = surface.lanes.find(({ id }) => id === moving.to)
    if (!lane) return undefined
    const ghost = makeLaneGhost(ground, surface, { title: moving.title, day, scale })
    ghost.show(moving.time, lane)
    lane.element.scrollIntoView({ block: 'nearest' })
    return ghost.remove
  }, [moving, scroller, grid, day, scale])

  const drop = (): void => {
    if (!moving) return
    const end = (): void => setMoving(null)
    const moves = movesOf(moving)
    putDown(moving.places[0]!.task._id)
    if (moves.length === 0) end()
    else onMove(moves).then(end, end)
  }

  const pressMoving = (now: LaneMoving, { key, shiftKey }: KeyboardEvent): boolean => {
    const lane = acrossLanes[key]
    const along = alongTime[key]
    if (along) setMoving({ ...now, time: movedByKey(now.time, along, shiftKey) ?? now.time })
    else if (lane) setMoving({ ...now, to: laneBeside(lanes, now, lane) })
    else if (key === 'Enter') drop()
    else if (key === 'Escape') setMoving(null)
    return along !== undefined || lane !== undefined || key === 'Enter' || key === 'Escape'
  }

  const act = (event: KeyboardEvent): boolean => {
    const pressed = blockAt(event.target, items)
    if (!pressed) return false
    const { item, place, block } = pressed
    const page = pages[event.key]
    if (page) onStep(page)
    else if (event.key.toLowerCase() === 'm' && item.movable && item.start_time !== null && !readOnly) {
      const { task, from } = place
      setMoving({ places: grabbedWith(place, selection, items), title: item.title, time: task, to: from })
    } else if (event.key === ' ' && isChoosable(item)) selection.toggle(pickedOf(place))
    else return grid.current !== null && focusBeside(grid.current, block, event.key)
    return true
  }

  return {
    moving,
    drop,
    cancel: (): void => setMoving(null),
    onKeyDown: (event: KeyboardEvent) => {
      if ((event.target as Element).closest('dialog') || event.altKey || event.ctrlKey || event.metaKey)
        return
      const isOfBlock = blockAt(event.target, items) !== null
      if (isOfBlock && (moving ? pressMoving(moving, event) : act(event))) event.preventDefault()
    },
  }
}

const laneBeside = (lanes: Settings['lanes'], { places, to }: LaneMoving, by: -1 | 1): Id | null =>
  isHandedOn(places[0]!.task) ? beside(lanes, to, by) : to

/** What the keys have made of it: where it became longer or shorter, that one alone. */
function movesOf({ places, time, to }: LaneMoving): Move[] {
  const [place] = places as [LanePlace]
  const { task, from } = place
  const [before, after] = [spanOf(task), spanOf(time)]
  const lane = to === from ? {} : { to }
  if (after.to - after.from === before.to - before.from)
    return laneMoves(places, { minutes: after.from - before.from, ...lane })
  return [{ visit: task, operators: operatorsIn(place, to), time }]
}
