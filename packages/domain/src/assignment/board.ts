import type { Day } from '../days/day.ts'
import type { Task } from '../tasks/task.ts'
import { isCarriedOutBy } from '../tasks/task-holder.ts'
import type { Id } from '../wire/id.ts'
import { isAssignable } from './assignment.ts'
import type { CalendarTime } from '../calendar/moved-time.ts'
import type { NamedPerson } from '../people/named-person.ts'
import { type Assignable, type AssignmentCheck, checkAssignment, type Needs } from './assignment-check.ts'
import { loadMinutes } from './load.ts'
import { workedOn } from './worked-hours.ts'

/** What one operator has to do on a day, in its order, and how many minutes that takes. */
export type Column<Operator> = { operator: Operator; tasks: Task[]; minutes: number }

export type Board<Operator> = {
  unassigned: Task[]
  /** What is nobody's either, and no visit that is handed out. */
  loose: Task[]
  columns: Column<Operator>[]
  /** Whoever has something on the day and is not among those whom the reader plans. */
  others: Column<NamedPerson>[]
}

/**
 * The tasks of a day by who carries them out; a visit of two stands with both. Who neither works on it nor has
 * anything comes last.
 */
export function boardOf<Operator extends Pick<Assignable, '_id' | 'working_hours'>>(
  tasks: readonly Task[],
  operators: readonly Operator[],
  day: Day,
): Board<Operator> {
  const own = tasksByPerson(tasks)
  const columnOf = <Person extends { _id: Id }>(operator: Person): Column<Person> => {
    const ofOne = own.get(operator._id)?.tasks ?? []
    return { operator, tasks: ofOne, minutes: loadMinutes(ofOne, day) }
  }
  const columns = operators.map(columnOf)
  const isThere = ({ operator, tasks: ofOne }: Column<Operator>): boolean =>
    ofOne.length > 0 || workedOn(operator.working_hours, day).length > 0
  const planned = new Set(operators.map(({ _id }) => _id))
  const nobodys = tasks.filter(task => task.operators.length === 0)
  return {
    unassigned: nobodys.filter(isAssignable),
    loose: nobodys.filter(task => !isAssignable(task)),
    columns: [...columns.filter(isThere), ...columns.filter(column => !isThere(column))],
    others: [...own.values()].flatMap(({ person }) => (planned.has(person._id) ? [] : [columnOf(person)])),
  }
}

function tasksByPerson(tasks: readonly Task[]): Map<Id, { person: NamedPerson; tasks: Task[] }> {
  const byPerson = new Map<Id, { person: NamedPerson; tasks: Task[] }>()
  for (const task of tasks)
    for (const person of task.operators) {
      const known = byPerson.get(person._id)
      if (known) known.tasks.push(task)
      else byPerson.set(person._id, { person, tasks: [task] })
    }
  return byPerson
}

/** A visit and who is to carry it out; `time` where it is to be at another one. */
export type Move = { visit: Task; operators: readonly Id[]; time?: CalendarTime }

/** What speaks against a move, for one of its people. */
export type MoveCheck<Operator> = { visit: Task; operator: Operator; check: AssignmentCheck }

/**
 * What speaks against moves that are made together; who already goes to a visit is looked at anew only where it is at
 * another time.
 */
export function checkMoves<Operator extends Assignable & { name: string; avatar: string | null }>(
  moves: readonly Move[],
  operators: readonly Operator[],
  tasks: readonly Task[],
  needs: Needs,
): MoveCheck<Operator>[] {
  const moved = new Map(
    moves.map(({ visit, operators: ids, time }) => [visit._id, { ids: new Set(ids), time }]),
  )
  const after = tasks.map(task => {
    const to = moved.get(task._id)
    return to ? { ...task, ...to.time, operators: operators.filter(({ _id }) => to.ids.has(_id)) } : task
  })
  return moves.flatMap(({ visit, operators: ids, time }) =>
    operators
      .filter(({ _id }) => ids.includes(_id) && (time !== undefined || !isCarriedOutBy(visit, _id)))
      .flatMap(operator =>
        checkAssignment({ ...visit, ...time }, operator, after, needs).map(check => ({
          visit,
          operator,
          check,
        })),
      ),
  )
}
