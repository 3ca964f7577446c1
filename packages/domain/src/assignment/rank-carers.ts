import type { Day } from '../days/day.ts'
import type { Qualification } from '../services/qualification.ts'
import type { Spanning } from '../tasks/task-span.ts'
import type { TaskType } from '../tasks/task-type.ts'
import { caresForClients } from '../businesses/professional-roles.ts'
import type { Assignable } from './assignment-check.ts'
import { isQualifiedFor } from './qualified.ts'
import { contractMinutes, isWithinHours } from './worked-hours.ts'

/** A visit or a to-do that somebody is looked for: when it is, what it asks for, and in which town, where that is known. */
export type OpenTask = Spanning & { type: TaskType; needed: Qualification | null; town: string | null }

/** For so many days back it counts who has made which client's visits. */
export const knownDays = 180

/** A colleague, as far as it says whether she takes it. */
export type Carer = Assignable & {
  /** Whether nothing of hers is at that time. */
  isFree: boolean
  /** How many visits of the same client she has made. */
  visits: number
  /** Where she is on the day of the visit. */
  towns: readonly string[]
  /** Minutes that are planned of that day already. */
  planned: number
}

/** A colleague who may take it, with what speaks for her. */
export type RankedCarer<One extends Carer = Carer> = {
  carer: One
  /** How many visits of the client she has made; 0 where she does not know her. */
  visits: number
  sameTown: boolean
  /** Minutes of her contract that are left of the day, below zero where it is full; null where no hours are written. */
  left: number | null
  /** It lies outside of the hours that she works: she may take it, but nobody proposes it. */
  offHours: boolean
}

/**
 * Who may take a visit, whoever fits best first: who works at that time, who knows the client best, who is in the same
 * town on that day, who has most hours left. Of equals the order that they came in holds. Who is not free or not
 * qualified is left out, and at a client's who cares for none.
 */
export function rankCarers<One extends Carer>(task: OpenTask, carers: readonly One[]): RankedCarer<One>[] {
  return carers
    .filter(
      carer =>
        carer.isFree &&
        isQualifiedFor(carer, task.needed) &&
        (task.type !== 'client' || caresForClients(carer)),
    )
    .map(carer => ranked(task, carer))
    .toSorted(
      (a, b) =>
        Number(a.offHours) - Number(b.offHours) ||
        b.visits - a.visits ||
        Number(b.sameTown) - Number(a.sameTown) ||
        (b.left ?? 0) - (a.left ?? 0),
    )
}

function ranked<One extends Carer>(task: OpenTask, carer: One): RankedCarer<One> {
  const { visits, towns, working_hours } = carer
  return {
    carer,
    visits,
    sameTown: task.town !== null && towns.includes(task.town),
    left: leftOn(carer, task.date),
    offHours: !isWithinHours(task, working_hours),
  }
}

/** What is left of her day by her contract. */
function leftOn({ working_hours, planned }: Carer, day: Day): number | null {
  const asked = contractMinutes(working_hours, [day])
  return asked === null ? null : asked - planned
}
