import type { Day } from '../days/day.ts'
import type { Task } from '../tasks/task.ts'
import { isCarriedOutBy } from '../tasks/task-holder.ts'
import type { Id } from '../wire/id.ts'
import { isAssignable } from './assignment.ts'
import { type Assignable, type AssignmentCheck, checkAssignment, type Needs } from './assignment-check.ts'
import { loadMinutes } from './load.ts'
import { workedOn } from './worked-hours.ts'

/** What one operator has to do on a day, in its order, and how many minutes that takes. */
export type Column<Operator> = { operator: Operator; tasks: Task[]; minutes: number }

export type Board<Operator> = { unassigned: Task[]; columns: Column<Operator>[] }

/**
 * The tasks of a day by who carries them out; a visit of two stands with both. Who neither works on it nor has
 * anything comes last.
 */
export function boardOf<Operator extends Pick<Assignable, '_id' | 'working_hours'>>(
  tasks: readonly Task[],
  operators: readonly Operator[],
  day: Day,
): Board<Operator> {
  const columns = operators.map(operator => {
    const own = tasks.filter(task => isCarriedOutBy(task, operator._id))
    return { operator, tasks: own, minutes: loadMinutes(own, day) }
  })
  const isThere = ({ operator, tasks: own }: Column<Operator>): boolean =>
    own.length > 0 || workedOn(operator.working_hours, day).length > 0
  return {
    unassigned: tasks.filter(task => task.operators.length === 0 && isAssignable(task)),
    columns: [...columns.filter(isThere), ...columns.filter(column => !isThere(column))],
  }
}

/** A visit and who is to carry it out. */
export type Move = { visit: Task; operators: readonly Id[] }

/** What speaks against a move, for one of its people. */
export type MoveCheck<Operator> = { visit: Task; operator: Operator; check: AssignmentCheck }

/** What speaks against moves that are made together; who already goes to a visit is not looked at anew. */
export function checkMoves<Operator extends Assignable & { name: string; avatar: string | null }>(
  moves: readonly Move[],
  operators: readonly Operator[],
  tasks: readonly Task[],
  needs: Needs,
): MoveCheck<Operator>[] {
  const moved = new Map(moves.map(({ visit, operators: ids }) => [visit._id, new Set(ids)]))
  const after = tasks.map(task => {
    const ids = moved.get(task._id)
    return ids ? { ...task, operators: operators.filter(({ _id }) => ids.has(_id)) } : task
  })
  return moves.flatMap(({ visit, operators: ids }) =>
    operators
      .filter(({ _id }) => ids.includes(_id) && !isCarriedOutBy(visit, _id))
      .flatMap(operator =>
        checkAssignment(visit, operator, after, needs).map(check => ({ visit, operator, check })),
      ),
  )
}
