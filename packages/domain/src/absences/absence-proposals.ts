import { type RankedCarer, type Carer, rankCarers } from '../assignment/rank-carers.ts'
import { loadMinutes } from '../assignment/load.ts'
import { overlaps } from '../tasks/overlap.ts'
import { isOnDay } from '../tasks/task-span.ts'
import type { Id } from '../wire/id.ts'
import type { AbsencePlan, ColleagueToTakeOver, ReleasedTask } from './absences.contract.ts'

/** Who takes which of the released tasks, by their ids; null leaves one to assign, and so does a task that is not named. */
export type Takers = ReadonlyMap<Id, Id | null>

type Candidate = Carer & Pick<ColleagueToTakeOver, 'name' | 'avatar'>

/** Asks who may take a released task, given who takes the others. */
type Ranking = (released: ReleasedTask, takers: Takers) => RankedCarer<Candidate>[]

/**
 * Who may take each of the released tasks, best first. What somebody takes counts at once: for nine o'clock she is no
 * longer free at a quarter past, her hours are fewer, and she is in that town.
 */
export function rankingOf({ released, colleagues }: Pick<AbsencePlan, 'released' | 'colleagues'>): Ranking {
  const planned = new Map(
    colleagues.map(({ _id, days, visits }) => [
      _id,
      {
        days: new Map(days.map(day => [day.date, day])),
        visits: new Map(visits.map(({ dossierId, count }) => [dossierId, count])),
      },
    ]),
  )
  return (asked, takers) => {
    const taken = Map.groupBy(
      released.filter(({ task }) => task._id !== asked.task._id && takers.get(task._id)),
      ({ task }) => takers.get(task._id)!,
    )
    const { task, needed, town, busy } = asked
    const candidates = colleagues
      .filter(({ start_date, end_date }) => start_date <= task.date && task.date <= (end_date ?? task.date))
      .map(({ _id, name, avatar, roles, job_title, working_hours }): Candidate => {
        const facts = planned.get(_id)!
        const day = facts.days.get(task.date)
        const hers = (taken.get(_id) ?? []).filter(({ task: other }) => isOnDay(other, task.date))
        return {
          _id,
          name,
          avatar,
          roles,
          job_title,
          working_hours,
          isFree: !busy.includes(_id) && !hers.some(other => overlaps(other.task, task)),
          visits: (task.dossierId && facts.visits.get(task.dossierId)) || 0,
          towns: [...(day?.towns ?? []), ...hers.flatMap(other => other.town ?? [])],
          planned:
            (day?.minutes ?? 0) +
            loadMinutes(
              hers.map(other => other.task),
              task.date,
            ),
        }
      })
    return rankCarers({ ...task, needed, town }, candidates)
  }
}

/** The tasks that nobody has chosen for, each with whoever fits best, in their order. What is chosen stays. */
export function proposeAll(plan: Pick<AbsencePlan, 'released' | 'colleagues'>, takers: Takers): Takers {
  const rank = rankingOf(plan)
  const proposed = new Map(takers)
  for (const released of plan.released) {
    if (proposed.has(released.task._id)) continue
    const best = rank(released, proposed).find(({ offHours }) => !offHours)
    if (best) proposed.set(released.task._id, best.carer._id)
  }
  return proposed
}

/** What was chosen that still holds: a plan read anew may know a colleague who is no longer free, or no such task. */
export function standingTakers(plan: Pick<AbsencePlan, 'released' | 'colleagues'>, takers: Takers): Takers {
  const rank = rankingOf(plan)
  const standing = new Map<Id, Id | null>()
  for (const released of plan.released) {
    const { _id } = released.task
    const taker = takers.get(_id)
    if (taker === undefined) continue
    if (taker === null || rank(released, standing).some(({ carer }) => carer._id === taker))
      standing.set(_id, taker)
  }
  return standing
}
