import type { Day } from '../days/day.ts'
import type { Task } from '../tasks/task.ts'
import { type DossierStatus, strikesDay, type Suspension } from './dossier.ts'

type Visit = Pick<Task, 'date' | 'status' | 'started_at' | 'suspended_by_dossier'>

/**
 * The visits that a change of a dossier's status would strike or restore: those to come that nobody has begun or
 * settled. A closed dossier rests for good. The server does the same in `suspended-visits.store.ts`.
 */
export function movedVisits<V extends Visit>(
  visits: readonly V[],
  { status, suspension }: { status: DossierStatus; suspension: Suspension | null },
  today: Day,
): { struck: V[]; restored: V[] } {
  const rests = ({ date }: V): boolean =>
    status === 'closed' || (status === 'suspended' && strikesDay(suspension, date))
  const movable = visits.filter(
    ({ date, status: stands, started_at }) =>
      date >= today && (stands === 'pending' || stands === 'confirmed') && started_at === null,
  )
  return {
    struck: movable.filter(visit => !visit.suspended_by_dossier && rests(visit)),
    restored: movable.filter(visit => visit.suspended_by_dossier && !rests(visit)),
  }
}
