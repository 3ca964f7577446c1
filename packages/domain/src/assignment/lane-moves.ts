import {
  type CalendarTime,
  calendarTimeOf,
  isSameTime,
  laterTime,
  movedTime,
} from '../calendar/moved-time.ts'
import type { Task } from '../tasks/task.ts'
import { isTouched } from '../tasks/task-status.ts'
import { spanOf } from '../tasks/task-span.ts'
import type { Id } from '../wire/id.ts'
import { handedOn, sameOperators } from './assignment.ts'
import type { Move } from './board.ts'

/** A task in a lane: a visit of two stands in both of theirs, one of nobody in none. */
export type LanePlace = { task: Task; from: Id | null }

/** How far a hand has moved it along the time, and into whose lane; without a lane it stays in its own. */
export type LaneShift = { minutes: number; to?: Id | null }

/** Whether another can take it over: an absence, an event and private time stay with whose they are. */
export const isHandedOn = ({ type }: Pick<Task, 'type'>): boolean =>
  type === 'client' || type === 'task' || type === 'reminder'

/** Who carries it out once it stands in a lane. */
export function operatorsIn({ task, from }: LanePlace, to: Id | null): Id[] {
  const before = task.operators.map(({ _id }) => _id)
  return to === from || !isHandedOn(task) ? before : handedOn(before, from, to)
}

/** The time of what was grabbed, after it was moved: on a quarter of an hour, unless it stays where it was. */
export const grabbedTime = (task: Task, { minutes }: LaneShift): CalendarTime =>
  calendarTimeOf(minutes === 0 ? task : movedTime(task, { days: 0, minutes }))

/**
 * The moves of what is moved together: the first is what was grabbed and falls on a quarter of an hour, the others keep
 * their distance to it. Those that stay as they are, are left out. Later times come first where all go later, so that
 * none runs into one that has yet to go.
 */
export function laneMoves([grabbed, ...others]: readonly LanePlace[], shift: LaneShift): Move[] {
  if (!grabbed) return []
  const time = grabbedTime(grabbed.task, shift)
  const by = spanOf(time).from - spanOf(grabbed.task).from
  const moves = new Map<Id, Move & { time: CalendarTime }>()
  for (const { task, from } of [grabbed, ...others]) {
    if (isTouched(task)) continue
    const before = moves.get(task._id)
    const operators = before?.operators ?? task.operators.map(({ _id }) => _id)
    moves.set(task._id, {
      visit: task,
      operators:
        shift.to === undefined || !isHandedOn(task) ? operators : handedOn(operators, from, shift.to),
      time: task === grabbed.task ? time : calendarTimeOf(laterTime(task, by)),
    })
  }
  return [...moves.values()]
    .filter(move => isElsewhen(move) || isElsewhere(move))
    .toSorted((a, b) => (spanOf(a.visit).from - spanOf(b.visit).from) * (by > 0 ? -1 : 1))
    .map(({ time: at, ...move }) => (isSameTime(at, move.visit) ? move : { ...move, time: at }))
}

/**
 * The move of one thing in a week: some days on at the same clock, and into whose lane. Null where it stays as it is, or
 * may not go.
 */
export function weekMove(place: LanePlace, { days, to }: { days: number; to: Id | null }): Move | null {
  const { task } = place
  if (isTouched(task)) return null
  const move = { visit: task, operators: operatorsIn(place, to) }
  if (days !== 0) return { ...move, time: calendarTimeOf(movedTime(task, { days, minutes: 0 })) }
  return isElsewhere(move) ? move : null
}

const isElsewhen = ({ visit, time }: { visit: Task; time: CalendarTime }): boolean => !isSameTime(visit, time)

const isElsewhere = ({ visit, operators }: Move): boolean =>
  !sameOperators(
    operators,
    visit.operators.map(({ _id }) => _id),
  )
