import { isAssignable } from '@vicino/domain/assignment/assignment.ts'
import type { LanePlace } from '@vicino/domain/assignment/lane-moves.ts'
import type { LaneScale } from '@vicino/domain/calendar/lane-scale.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { RefObject } from 'react'
import type { PickedVisit, VisitSelection } from '../use-selection.ts'
import type { LaneItem } from './lane-data.ts'
import { laneOf } from './lane-surface.ts'

/** The items of a day by their ids, a visit of two once. */
type LaneItems = ReadonlyMap<Id, LaneItem>

/** The lanes of a day as drags and keys find them. */
export type LanesAtHand = {
  scroller: RefObject<HTMLElement | null>
  grid: RefObject<HTMLElement | null>
  day: Day
  scale: LaneScale
  items: LaneItems
  selection: VisitSelection
}

/** A block of the lanes: what it is, and in whose lane it stands. */
export type PressedBlock = { block: HTMLElement; item: LaneItem; place: LanePlace }

/** The block that an event came from. */
export function blockAt(target: EventTarget | null, items: LaneItems): PressedBlock | null {
  const block = target instanceof Element ? target.closest<HTMLElement>('[data-id]') : null
  const item = block && items.get(block.dataset['id']!)
  return block && item ? { block, item, place: { task: item.task, from: laneOf(block) } } : null
}

export const pickedOf = ({ task: { _id: taskId }, from }: LanePlace): PickedVisit => ({ taskId, from })

/** Whether it can be chosen together with others. */
export const isChoosable = ({ task, movable }: LaneItem): boolean => movable && isAssignable(task)

/** What goes along with what was grabbed: the chosen ones, where it is one of them. */
export function grabbedWith(place: LanePlace, selection: VisitSelection, items: LaneItems): LanePlace[] {
  const picked = pickedOf(place)
  if (!selection.has(picked)) return [place]
  const others = selection.places.filter(
    ({ taskId, from }) => taskId !== picked.taskId || from !== picked.from,
  )
  return [
    place,
    ...others.flatMap(({ taskId, from }) => {
      const item = items.get(taskId)
      return item ? [{ task: item.task, from }] : []
    }),
  ]
}
