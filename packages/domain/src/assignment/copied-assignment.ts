import type { Task } from '../tasks/task.ts'
import type { Id } from '../wire/id.ts'
import { isAssignable } from './assignment.ts'
import type { Move } from './board.ts'

/**
 * Who would carry out the unassigned visits of a day as on another day: the visit of the same client at the same
 * clock, of several the first. Only people who may be assigned are proposed.
 */
export function proposeAsOn(
  source: readonly Task[],
  target: readonly Task[],
  assignable: readonly Id[],
): Move[] {
  const keyOf = ({ client, start_time }: Task) => `${client?._id} ${start_time}`
  const before = new Map<string, Id[]>()
  for (const task of source) {
    const operators = task.operators.map(({ _id }) => _id).filter(_id => assignable.includes(_id))
    if (task.type === 'client' && operators.length > 0 && !before.has(keyOf(task)))
      before.set(keyOf(task), operators)
  }
  return target.flatMap(visit => {
    const operators = before.get(keyOf(visit))
    return isAssignable(visit) && visit.operators.length === 0 && operators ? [{ visit, operators }] : []
  })
}
