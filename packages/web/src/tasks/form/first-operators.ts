import { caresForClients } from '@vicino/domain/businesses/professional-roles.ts'
import { isHeld } from '@vicino/domain/access/held-permissions.ts'
import { type NamedPerson, namedPerson } from '@vicino/domain/people/named-person.ts'
import { plansForHouse } from '@vicino/domain/tasks/house-planner.ts'
import type { TaskType } from '@vicino/domain/tasks/task-type.ts'
import type { Me } from '@vicino/domain/users/me.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { usePerson } from '../../session/person.ts'
import { useColleagues } from '../use-colleagues.ts'

/**
 * Who carries a new visit out: whose calendar was looked at; else oneself, or nobody yet where somebody plans for a
 * whole organisation. Undefined while the name is asked for.
 */
export function useFirstOperators(operatorId: Id | undefined): NamedPerson[] | undefined {
  const me = usePerson()
  const asks = operatorId !== undefined && isHeld(me.permissions, 'calendar.plan_all', 'write')
  const { colleagues, isGivenUp } = useColleagues({ when: asks })
  if (asks && !colleagues && !isGivenUp) return undefined
  const looked = asks ? colleagues?.find(({ userId }) => userId === operatorId) : undefined
  if (looked && caresForClients(looked)) return [namedPerson({ ...looked, _id: looked.userId })]
  return operatorsFor('client', [namedPerson(me)], me)
}

/**
 * Who carries a new task out once it is of this type: what is no visit is first one's own, and a visit nobody's yet
 * where somebody books others for it, or cares for no client.
 */
export function operatorsFor(type: TaskType, operators: NamedPerson[], me: Me): NamedPerson[] {
  const books = plansForHouse(me) || (me.business !== null && !caresForClients(me.business))
  if (!books) return operators
  if (type !== 'client') return operators.length === 0 ? [namedPerson(me)] : operators
  return operators.every(({ _id }) => _id === me._id) ? [] : operators
}
