import type { Day } from '@vicino/domain/days/day.ts'
import type { DossierStatus, Suspension } from '@vicino/domain/dossiers/dossier.ts'
import type { VisitMoment } from '@vicino/domain/dossiers/dossier-head.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { toDosOf } from './resting-to-dos.store.ts'

/** The visits that a change of the dossier's status strikes, and those that it restores. */
type SuspendedVisits = { struck: VisitMoment[]; restored: VisitMoment[] }

type Changed = VisitMoment & { struck: boolean; is_visit: boolean }

/** Most visits that one change names. */
const namedAtMost = 5000

/**
 * Strikes the coming visits of the days on which a dossier rests, restores those on which it no longer does, and the
 * to-dos of its plans with them; only visits are named. A closed dossier rests for good. A visit begun, completed or not done is never touched, a past one neither.
 */
export async function suspendVisits(
  tx: Tx,
  dossier: DossierId,
  { status, suspension }: { status: DossierStatus; suspension: Suspension | null },
  today: Day,
): Promise<SuspendedVisits> {
  const rests =
    status === 'suspended' && suspension
      ? tx`date between ${suspension.from} and coalesce(${suspension.to}::date, 'infinity')`
      : tx`${status === 'closed'}::boolean`
  const changed = await tx<Changed[]>`
    with changed as (
      update task set suspended_by_dossier = not suspended_by_dossier
      where _id = any(array(
        select v._id from task v where v.dossier_id = ${dossier} and v.date >= ${today}
        union (${toDosOf(tx, dossier)})
      )) and date >= ${today} and status in ('pending', 'confirmed')
        and started_at is null and suspended_by_dossier <> (${rests})
      returning _id, date, start_time, end_time, suspended_by_dossier as struck, dossier_id is not null as is_visit
    )
    select * from changed where is_visit order by date, start_time, _id limit ${namedAtMost}`
  const named = (those: readonly Changed[]) =>
    those.map(({ struck: _struck, is_visit: _kind, ...visit }) => visit)
  return {
    struck: named(changed.filter(visit => visit.struck)),
    restored: named(changed.filter(visit => !visit.struck)),
  }
}
