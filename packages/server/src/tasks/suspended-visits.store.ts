import type { Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { DossierStatus, Suspension } from '@vicino/domain/dossiers/dossier.ts'
import type { VisitMoment } from '@vicino/domain/dossiers/dossier-head.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { holdDays } from './overlap.store.ts'
import { toDosOf } from './resting-to-dos.store.ts'
import { listCarried } from './tasks.store.ts'
import { leaveTaken } from './visits-back.store.ts'

/**
 * The visits that a change of the dossier's status strikes, and those that it restores; `left_open` those of them that
 * somebody does not go to any more, because she has something else at that hour by now.
 */
type SuspendedVisits = { struck: VisitMoment[]; restored: VisitMoment[]; left_open: Task[] }

/** When the status changes, and since when it was the one of before. */
type Change = { business: Id; now: Instant; today: Day; since: Instant | undefined }

type Changed = VisitMoment & { struck: boolean; is_visit: boolean }

/** Most visits that one change names. */
const namedAtMost = 5000

/**
 * Strikes the coming visits of the days on which a dossier rests, restores those on which it no longer does, and the
 * to-dos of its plans with them; only visits are named. A closed dossier rests for good. A visit begun, completed or not done is never touched, a past one neither.
 * While a visit was struck its hour was given away without a question: who has something else then is taken off it.
 */
export async function suspendVisits(
  tx: Tx,
  dossier: DossierId,
  { status, suspension }: { status: DossierStatus; suspension: Suspension | null },
  { business, now, today, since }: Change,
): Promise<SuspendedVisits> {
  await holdDaysOfStruck(tx, business, dossier, today)
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
  const restored = named(changed.filter(visit => !visit.struck))
  const back = await listCarried(
    tx,
    restored.map(({ _id }) => _id),
  )
  const left_open = await leaveTaken(tx, back, { now, unaskedSince: since })
  return { struck: named(changed.filter(visit => visit.struck)), restored, left_open }
}

/** Who gives one of these hours away meanwhile is waited for, or waits and sees the visit that is back. */
async function holdDaysOfStruck(tx: Tx, business: Id, dossier: DossierId, today: Day): Promise<void> {
  const carried = await tx<{ operator: Id }[]>`
    select distinct o.user_id as operator from task_operator o join task t on t._id = o.task_id
    where o.dossier_id = ${dossier} and o.date >= ${today} and t.suspended_by_dossier`
  const operators = carried.map(({ operator }) => operator)
  if (operators.length > 0) await holdDays(tx, business, { operators, clients: [] })
}
