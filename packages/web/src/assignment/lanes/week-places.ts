import { isHandedOn, type LanePlace } from '@vicino/domain/assignment/lane-moves.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { CalendarItem } from '../../ui/calendar/calendar-item.ts'
import { laneOf } from './lane-surface.ts'

/** A task of a week, and how it is drawn. */
type WeekItem = { task: Task; item: CalendarItem }
export type WeekItems = ReadonlyMap<Id, WeekItem>

/** A cell of the week: whose it is, and which day. */
export type WeekSpot = { lane: Id | null; day: Day }

/** What is grabbed in a cell: the stroke that stands for it, and where that stands. */
export type GrabbedVisit = { place: LanePlace; title: string; spot: WeekSpot; stroke: HTMLElement }

export const cellAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null

export const spotOf = (cell: HTMLElement): WeekSpot => ({ lane: laneOf(cell), day: cell.dataset['cell']! })

/** The cell of a spot, where it takes something. */
export const takingCell = (grid: HTMLElement, { lane, day }: WeekSpot): HTMLElement | null =>
  grid.querySelector<HTMLElement>(`[data-lane="${lane ?? ''}"][data-takes] [data-cell="${day}"]`)

/** What may be moved of a cell, in its order. */
export function grabbableIn(cell: HTMLElement, items: WeekItems): GrabbedVisit[] {
  const spot = spotOf(cell)
  return [...cell.querySelectorAll<HTMLElement>('[data-visit]')].flatMap(stroke => {
    const found = items.get(stroke.dataset['visit']!)
    if (!found?.item.movable || found.task.start_time === null) return []
    return [{ place: { task: found.task, from: spot.lane }, title: found.item.title, spot, stroke }]
  })
}

/** Where it would stand: what stays with whose it is goes to another day alone. */
export const spotFor = ({ place, spot }: GrabbedVisit, aimed: WeekSpot): WeekSpot =>
  isHandedOn(place.task) ? aimed : { ...aimed, lane: spot.lane }
