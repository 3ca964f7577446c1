import { type CarePlan, measuresOf } from '@vicino/domain/care-plan/care-plan.ts'
import type { PlannedMeasure } from '@vicino/domain/care-plan/planned-measure.ts'
import { heldUntil } from '@vicino/domain/care-plan/planned-share.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { MeasureOfTask } from '@vicino/domain/tasks/task-measure.ts'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import { type DossierId, knownWithin } from '../http/dossier-access.ts'
import { listedAtMost } from '../records/records.store.ts'

/** Whether this is a measure of a plan that stands, in the version in force or in its draft, and the author may know it. */
export async function isMeasureOf(
  tx: Tx,
  author: Author,
  { dossierId, carePlanId, measureId }: MeasureOfTask,
  today: Day,
): Promise<boolean> {
  const rows = await tx`
    select from care_plan p
    join care_plan v on v.business_id = p.business_id and v._id = p._id
      and (v.version = p.version or v.version = p.in_force),
      jsonb_array_elements(v.problems) problem, jsonb_array_elements(problem -> 'measures') measure
    where p._id = ${carePlanId} and p.dossier_id = ${dossierId} and p.current and p.struck is null
      and p.status <> 'ended' and measure ->> '_id' = ${measureId}
      and ${knownWithin(tx, author, 'care_plan', 'p.dossier_id', today)}
    limit 1`
  return rows.length > 0
}

/** What is planned from a day on of the measures of these versions of a plan, each series by its next task. */
export function listPlannedMeasures(
  tx: Tx,
  dossier: DossierId,
  versions: readonly CarePlan[],
  from: Day,
): Promise<PlannedMeasure[]> {
  const services = new Map(
    versions
      .flatMap(measuresOf)
      .flatMap(({ _id, serviceId }) => (serviceId === null ? [] : [[_id, serviceId]])),
  )
  const isOpen = tx`t.date >= ${from} and t.status in ('pending', 'confirmed') and not t.suspended_by_dossier`
  return tx<PlannedMeasure[]>`
    with upcoming as (
      select m.measure_id, t._id, t.type, t.date, t.start_time, t.series_id
      from task_measure m
      join task o on o.business_id = m.business_id and o._id = m.task_id
      join task t on t.business_id = o.business_id and t._id = o._id
      where m.dossier_id = ${dossier} and m.care_plan_id = ${versions[0]!._id} and ${isOpen}
      union
      select m.measure_id, t._id, t.type, t.date, t.start_time, t.series_id
      from task_measure m
      join task o on o.business_id = m.business_id and o._id = m.task_id
      join task t on t.business_id = o.business_id and t.series_id = o.series_id
      where m.dossier_id = ${dossier} and m.care_plan_id = ${versions[0]!._id} and ${isOpen}
      union
      select planned.measure_id, t._id, t.type, t.date, t.start_time, t.series_id
      from task t
      join task_service s on s.business_id = t.business_id and s.task_id = t._id
      join unnest(${[...services.keys()]}::uuid[], ${[...services.values()]}::uuid[])
        as planned (measure_id, service_id) on planned.service_id = s.service_id
      where t.dossier_id = ${dossier} and ${isOpen}
    )
    select measure_id as "measureId", (array_agg(_id order by date, start_time, _id))[1] as "taskId",
      min(type) as type, min(date) as date, (array_agg(start_time order by date, start_time, _id))[1] as start_time,
      count(*)::int as count,
      coalesce(jsonb_agg(date order by date) filter (where date > ${from} and date < ${heldUntil(from)}), '[]') as dates
    from upcoming group by measure_id, coalesce(series_id, _id)
    order by date, start_time, "taskId" limit ${listedAtMost}`
}
