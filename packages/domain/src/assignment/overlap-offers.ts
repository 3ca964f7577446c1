import { bookable } from '../businesses/professional-roles.ts'
import type { WorkingHours } from '../businesses/working-hours.ts'
import type { Clock } from '../days/clock.ts'
import type { Qualification } from '../services/qualification.ts'
import { isBusy } from '../tasks/overlap.ts'
import type { Task } from '../tasks/task.ts'
import { isCarriedOutBy } from '../tasks/task-holder.ts'
import type { Id } from '../wire/id.ts'
import { type Assignable, checkAssignment, type TimedTask } from './assignment-check.ts'
import { loadMinutes } from './load.ts'
import { nextFreeClocks } from './next-free-quarter.ts'
import { type Carer, type RankedCarer, rankCarers } from './rank-carers.ts'
import { partOn, workedMinutesOn } from './worked-hours.ts'

/** So many carers are asked in their order. */
export const mostOffered = 3

/** A visit that is planned where something stands already. */
export type PlannedVisit = TimedTask & { operators: readonly Id[]; client: Id | null }

type Hours = { _id: Id; working_hours: WorkingHours }

/**
 * When the same visit could be instead on its day: the next quarter of an hour at which its people and its client are free,
 * within the hours of those of whom they are known. Null where there is none, or the visit is no stretch of one day.
 */
export function nextFreeTime(
  visit: PlannedVisit,
  tasks: readonly Task[],
  hours: readonly Hours[],
): { start_time: Clock; end_time: Clock } | null {
  const { date, start_time, end_time } = visit
  if (start_time === null || end_time === null || visit.end_date !== date) return null
  const inTheWay = tasks.filter(
    task =>
      task._id !== visit._id &&
      !task.suspended_by_dossier &&
      isBusy(task) &&
      (visit.operators.some(person => isCarriedOutBy(task, person)) ||
        (visit.client !== null && task.client?._id === visit.client)),
  )
  return nextFreeClocks(
    { start_time, end_time },
    {
      busy: inTheWay.map(task => partOn(task, date)),
      worked: hours
        .filter(({ _id }) => visit.operators.includes(_id))
        .map(({ working_hours }) => workedMinutesOn(working_hours, date)),
    },
  )
}

type Known = {
  /** All tasks of the day. */
  tasks: readonly Task[]
  needed: Qualification | null
  /** How often each has been at the client's of late. */
  visits: ReadonlyMap<Id, number>
  /** In which town a client lives, as far as that is known. */
  towns: ReadonlyMap<Id, string>
}

/** Who could go instead: whoever is free, qualified and on duty then, in the order in which one asks them. */
export function freeCarers<Operator extends Assignable>(
  visit: PlannedVisit,
  operators: readonly Operator[],
  { tasks, needed, visits, towns }: Known,
): RankedCarer<Operator & Carer>[] {
  const needs = new Map(needed === null ? [] : [[visit._id, needed]])
  const town = (visit.client !== null && towns.get(visit.client)) || null
  const candidates = bookable(operators)
    .filter(({ _id }) => !visit.operators.includes(_id))
    .map(operator => {
      const own = tasks.filter(task => isCarriedOutBy(task, operator._id))
      return {
        ...operator,
        isFree: checkAssignment(visit, operator, tasks, needs).length === 0,
        visits: visits.get(operator._id) ?? 0,
        towns: own.flatMap(({ dossierId }) => (dossierId === null ? [] : (towns.get(dossierId) ?? []))),
        planned: loadMinutes(own, visit.date),
      }
    })
  return rankCarers({ ...visit, needed, town }, candidates)
}
