import type { Clock } from '@vicino/domain/days/clock.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { isToCome } from '@vicino/domain/tasks/schedule.ts'

/** As many as a glance takes in. */
const shownAtMost = 4

/** The visits that are still to come or under way, in their order; neither done nor called off. */
export function visitsToCome<Visit extends Parameters<typeof isToCome>[0]>(
  visits: readonly Visit[],
  today: Day,
  clock: Clock,
): Visit[] {
  return visits.filter(visit => isToCome(visit, today, clock)).slice(0, shownAtMost)
}
