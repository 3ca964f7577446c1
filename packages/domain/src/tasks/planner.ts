import { type Holder, holdsForAll, scopesOf } from '../access/permits.ts'
import type { Role } from '../access/role.ts'
import { caresForClients } from '../businesses/professional-roles.ts'
import type { Day } from '../days/day.ts'
import type { Id } from '../wire/id.ts'
import type { TaskFields } from './task.ts'
import type { TaskType } from './task-type.ts'

/** For whom somebody plans: for everybody, for the people and clients of her teams, for herself. */
type PlansFor = 'all' | 'team' | 'self'

type Planner = Holder & { _id: Id }

/** For whom somebody plans: everybody, her team with herself, or herself alone. */
export function plansFor(holder: Holder): PlansFor {
  if (holdsForAll(holder, 'calendar.plan_all', 'write')) return 'all'
  return scopesOf(holder, 'calendar.plan_all', 'write').includes('team') ? 'team' : 'self'
}

/**
 * Who carries a new task out where nobody is named: its author, unless she plans for a whole organisation, or it is a
 * visit and she cares for no client.
 */
export const firstOperators = (author: Planner, type: TaskType): Id[] =>
  scopesOf(author, 'calendar.plan_all', 'write').includes('all') || !mayCarryOut(author, type)
    ? []
    : [author._id]

const mayCarryOut = (person: { roles: readonly Role[] }, type: TaskType): boolean =>
  type !== 'client' || caresForClients(person)

/**
 * A colleague as far as planning goes: as what and from when to when she works here, and whether she shares a team with
 * the planner.
 */
export type PlannedColleague = {
  _id: Id
  roles: readonly Role[]
  start_date: Day
  end_date: Day | null
  in_team: boolean
}

type Staffed = Pick<TaskFields, 'date' | 'operators' | 'type'>

/**
 * A task as it stood before; on no day, where it had been taken off the plan and comes back. `held`: by a series, which
 * holds whom it was planned with also while she does not work here, and its visits are then for nobody.
 */
export type StaffedBefore = Omit<Staffed, 'date'> & { date: Day | null; held?: boolean }

const isThere = ({ start_date, end_date }: PlannedColleague, date: Day): boolean =>
  start_date <= date && date <= (end_date ?? date)

const whoIsOff = (date: Day, colleagues: readonly PlannedColleague[]): ReadonlySet<Id> =>
  new Set(colleagues.flatMap(colleague => (isThere(colleague, date) ? [] : colleague._id)))

/** Those of its operators who work here on its day: a visit that a series holds for the others is for nobody. */
export const whoIsStillThere = (
  { operators, date, type }: Staffed,
  colleagues: readonly PlannedColleague[],
): Id[] => {
  const off = whoIsOff(date, colleagues)
  return type === 'client' ? operators.filter(person => !off.has(person)) : operators
}

/**
 * What keeps somebody from planning a task so, `colleagues` being those of its operators, before and after, who
 * belong to the business. Strangers, colleagues whose days she does not plan and who does not work here on that
 * day are not found; of who stands there already it is said that she does not work then. Nobody takes a colleague off a
 * task or hands on her own without planning for others. Who is booked on a client's visit cares for clients; who stood
 * there before that was asked stays. A series keeps also its to-dos with whom it was planned.
 */
export function problemOfOperators(
  planner: Planner,
  { operators, date, type }: Staffed,
  colleagues: readonly PlannedColleague[],
  before?: StaffedBefore,
): 'not_found' | 'not_at_work' | 'forbidden' | 'no_carer' | null {
  const plans = plansFor(planner)
  const colleagueOf = new Map(colleagues.map(colleague => [colleague._id, colleague]))
  const mayPlan = (person: Id): boolean =>
    person === planner._id ||
    plans === 'all' ||
    (plans === 'team' && colleagueOf.get(person)?.in_team === true)
  const works = (person: Id): boolean => {
    const colleague = colleagueOf.get(person)
    return colleague !== undefined && isThere(colleague, date)
  }

  const added = operators.filter(person => !before?.operators.includes(person))
  if (!added.every(person => mayPlan(person) && works(person))) return 'not_found'
  const off = before?.held ? whoIsOff(date, colleagues) : new Set<Id>()
  const moves = before !== undefined && date !== before.date
  if (moves && !operators.every(person => works(person) || off.has(person))) return 'not_at_work'

  const takenOff = before?.operators.filter(person => !operators.includes(person)) ?? []
  const leavesOpen = before === undefined && operators.length === 0 && !mayCarryOut(planner, type)
  const handsOn = plans === 'self' && !operators.includes(planner._id) && !leavesOpen
  if (handsOn || !takenOff.every(mayPlan)) return 'forbidden'
  const booked = before?.type === type ? added : operators
  return booked.every(person => mayCarryOut(colleagueOf.get(person)!, type)) ? null : 'no_carer'
}
