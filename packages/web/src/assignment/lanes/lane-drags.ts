import type { Move } from '@vicino/domain/assignment/board.ts'
import { grabbedTime, isHandedOn, laneMoves, type LanePlace } from '@vicino/domain/assignment/lane-moves.ts'
import { snapDown, snapMinutes } from '@vicino/domain/calendar/hour-scale.ts'
import type { LaneScale } from '@vicino/domain/calendar/lane-scale.ts'
import { type CalendarTime, drawnTime, isSameTime, resizedTime } from '@vicino/domain/calendar/moved-time.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Drawn } from '../../ui/calendar/drawn.ts'
import type { Drag } from '../../ui/calendar/pointer-drag.ts'
import { makeLaneGhost } from './lane-ghost.ts'
import { laneOf, measureLanes } from './lane-surface.ts'

/** What every drag over the lanes needs to know. */
export type Ground = {
  grid: HTMLElement
  scroller: HTMLElement
  day: Day
  scale: LaneScale
  press: PointerEvent
}

type Grabbed = {
  /** What was grabbed first, then whatever else goes along. */
  places: readonly LanePlace[]
  block: HTMLElement
  title: string
  /** The whole of it, or its end. */
  part: 'whole' | 'end'
}

/** How long something is that is put on empty time without drawing. */
const usualMinutes = 60

/** A hand that moves to another lane goes to the side a little too. */
const trembles = (minutes: number): boolean => Math.abs(minutes) < snapMinutes / 2

/** Moves blocks between lanes and along the time, or one's end. They stay, faint, where they were until it is settled. */
export function dragBlocks(ground: Ground, grabbed: Grabbed, save: (moves: Move[]) => Promise<void>): Drag {
  const { grid, scroller, day, scale, press } = ground
  const { places, block, title, part } = grabbed
  const [{ task }] = places as [LanePlace]
  const surface = measureLanes(grid, scroller, scale)
  const ghost = makeLaneGhost(grid, surface, { title, day, scale })
  const own = surface.lanes.find(({ element }) => element.contains(block))!
  const begin = surface.minuteAt(press.clientX)
  let time: CalendarTime = task
  let lane = own
  let minutes = 0
  block.dataset['dragged'] = ''
  ghost.show(time, lane)
  const leave = (): void => {
    delete block.dataset['dragged']
    ghost.remove()
  }
  const moves = (): Move[] =>
    part === 'whole'
      ? laneMoves(places, { minutes, ...(lane !== own && { to: lane.id }) })
      : isSameTime(time, task)
        ? []
        : [{ visit: task, operators: task.operators.map(({ _id }) => _id), time }]
  return {
    move(x, y) {
      const minute = surface.minuteAt(x)
      const aimed = part === 'whole' && isHandedOn(task) ? surface.laneAt(y) : own
      const nextLane = aimed?.takes ? aimed : own
      minutes = trembles(minute - begin) ? 0 : minute - begin
      const nextTime = part === 'whole' ? grabbedTime(task, { minutes }) : resizedTime(task, { day, minute })
      if (nextLane === lane && isSameTime(nextTime, time)) return
      lane = nextLane
      time = nextTime
      ghost.show(time, lane)
    },
    drop() {
      const made = moves()
      if (made.length === 0) return leave()
      return void save(made).then(leave, leave)
    },
    cancel: leave,
  }
}

/** Asks for a new visit where it was drawn, and in whose lane. */
export type AddVisit = (time: CalendarTime, operator: Id | null, drawn: Drawn) => void

/** Draws on empty time of a lane: from where it was pressed to where it is let go. */
export function dragNewVisit(ground: Ground, title: string, onAdd: AddVisit): Drag {
  const { grid, scroller, day, scale, press } = ground
  const surface = measureLanes(grid, scroller, scale)
  const ghost = makeLaneGhost(grid, surface, { title, day, scale })
  const operator = laneOf(press.target as Element)
  const lane = surface.lanes.find(({ id }) => id === operator)!
  const begin = snapDown(surface.minuteAt(press.clientX))
  let time = drawnTime(day, begin, begin + usualMinutes)
  ghost.show(time, lane)
  return {
    move(x) {
      const minute = surface.minuteAt(x)
      if (trembles(minute - begin)) return
      const next = drawnTime(day, begin, minute)
      if (!isSameTime(next, time)) ghost.show(next, lane)
      time = next
    },
    drop: () => onAdd(time, operator, ghost.drawn()),
    cancel: ghost.remove,
  }
}
