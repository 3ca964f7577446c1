import { minutesOf } from '../days/clock.ts'
import type { Task } from '../tasks/task.ts'
import type { Id } from '../wire/id.ts'
import { isAssignable } from './assignment.ts'
import type { Move } from './board.ts'

/** A tour begins a little earlier or later from day to day; a visit so many minutes away is another one. */
const sameWithinMinutes = 60

/** How many minutes two visits begin apart; null where one of them has no clock and the other has. */
function minutesApart({ start_time: one }: Task, { start_time: other }: Task): number | null {
  if (one === null || other === null) return one === other ? 0 : null
  return Math.abs(minutesOf(one) - minutesOf(other))
}

/**
 * Who would carry out the unassigned visits of a day as on another day: whoever went to the same client at the
 * same clock or the nearest, of several the first. Only people who may be assigned are proposed.
 */
export function proposeAsOn(
  source: readonly Task[],
  target: readonly Task[],
  assignable: readonly Id[],
): Move[] {
  const staffed = source.flatMap(visit => {
    const operators = visit.operators.map(({ _id }) => _id).filter(_id => assignable.includes(_id))
    return visit.type === 'client' && operators.length > 0 ? [{ visit, operators }] : []
  })
  return target
    .filter(visit => isAssignable(visit) && visit.operators.length === 0)
    .flatMap(visit => {
      const [nearest] = staffed
        .filter(before => before.visit.client?._id === visit.client?._id)
        .flatMap(({ visit: before, operators }) => {
          const apart = minutesApart(before, visit)
          return apart !== null && apart <= sameWithinMinutes ? [{ apart, operators }] : []
        })
        .toSorted((a, b) => a.apart - b.apart)
      return nearest ? [{ visit, operators: nearest.operators }] : []
    })
}
