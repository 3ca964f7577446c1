import type { Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { TaskFields } from '@vicino/domain/tasks/task.ts'
import { leavesPlace } from '@vicino/domain/tasks/written-task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'

/** A visit as it stands, and as it will. */
type Moved = { _id: Id; before: TaskFields; after: TaskFields }

/**
 * Before visits are written over: keeps the places that they leave on a day that has begun, or for one. What a visit
 * met where it stood is asked for wherever it goes.
 */
export async function keepLeftPlaces(
  tx: Tx,
  visits: readonly Moved[],
  { today, now }: { today: Day; now: Instant },
): Promise<void> {
  const leaving = visits.filter(
    ({ before, after }) => leavesPlace(before, after) && (before.date <= today || after.date <= today),
  )
  if (leaving.length === 0) return
  await tx`
    insert into left_place
      (business_id, task_id, dossier_id, date, end_date, start_time, end_time, since, until)
    select t.business_id, t._id, t.dossier_id, t.date, t.end_date, t.start_time, t.end_time,
      coalesce(
        (select max(l.until) from left_place l where l.business_id = t.business_id and l.task_id = t._id),
        t.created_at
      ),
      ${now}
    from task t
    where t._id = any(${leaving.map(({ _id }) => _id)}::uuid[])
      and t.dossier_id is not null and not t.suspended_by_dossier
    on conflict do nothing`
}
