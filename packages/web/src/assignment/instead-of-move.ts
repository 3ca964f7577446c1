import type { Operator } from '@vicino/domain/assignment/assignment.contract.ts'
import type { Move, MoveCheck } from '@vicino/domain/assignment/board.ts'
import { namedPerson, type NamedPerson } from '@vicino/domain/people/named-person.ts'
import type { Clash } from '@vicino/domain/tasks/overlap.ts'
import type { Hindered, Instead } from '../tasks/OverlapOffers.tsx'

/** A visit as a move would plan it, as far as it says what could be instead. */
export function hinderedMove(
  { visit, operators, time }: Move,
  checks: readonly MoveCheck<Operator>[],
): Hindered {
  const names = new Map<string, NamedPerson>([
    ...visit.operators.map(person => [person._id, person] as const),
    ...checks.map(({ operator }) => [operator._id, namedPerson(operator)] as const),
  ])
  return {
    visit: { ...visit, ...time },
    client: visit.client?._id ?? null,
    operators: operators.map(_id => names.get(_id) ?? { _id, name: '', avatar: null }),
    needed: [],
  }
}

/** What the board itself saw in the way of moves, in the words of the server. */
export const clashesSeen = (checks: readonly MoveCheck<Operator>[]): Pick<Clash, 'operators' | 'shared'>[] =>
  checks.flatMap(({ visit, check }) => {
    if (!('task' in check)) return []
    const { client, operators } = check.task
    const sharesClient = client !== null && client._id === visit.client?._id
    return [{ operators, shared: sharesClient ? ['operator', 'client'] : ['operator'] }]
  })

/** The move that is made instead: at another time, or to other people. */
export function movedInstead({ visit, operators, time }: Move, instead: Instead): Move {
  if ('operators' in instead)
    return { visit, operators: instead.operators.map(({ _id }) => _id), ...(time && { time }) }
  const { date, end_date } = time ?? visit
  return { visit, operators, time: { date, end_date, ...instead } }
}
