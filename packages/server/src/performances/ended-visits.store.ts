import type { Day } from '@vicino/domain/days/day.ts'
import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'

/** A span of days that is billed, as it stands today. */
export type BillingDays = { start: Day; end: Day; today: Day }

/** Whether the visit of what was performed `p`, or used `u`, was ended: only that confirms what is billed. */
export const isEnded = (tx: Tx, of: 'p' | 'u'): Fragment => tx`exists (
  select from task v where v.business_id = ${tx(of)}.business_id and v._id = ${tx(of)}.task_id
    and v.status = 'completed')`

/** Whether something that was recorded on the visit `t` stands. */
const isRecorded = (tx: Tx): Fragment => tx`exists (
  select from performance p where p.business_id = t.business_id and p.task_id = t._id and p.current
    and p.struck is null)`

/** Which visits `t` are over without that anybody said what was done, or why nothing was. */
export const unconfirmedIn = (tx: Tx, { start, end, today }: BillingDays): Fragment => tx`
  t.date between ${start} and ${end} and t.end_date < ${today} and t.dossier_id is not null
  and t.status in ('pending', 'confirmed') and not t.suspended_by_dossier and not ${isRecorded(tx)}`

/** Whether the visit `t` was ended with nothing recorded that stands, where services were planned, or recorded and struck. */
export const isEmpty = (tx: Tx): Fragment => tx`
  t.dossier_id is not null and t.status = 'completed' and case when ${isRecorded(tx)} then false else
    exists (select from task_service n where n.business_id = t.business_id and n.task_id = t._id)
    or exists (select from performance r where r.business_id = t.business_id and r.task_id = t._id) end`

/** Whether the visit `t` was ended and recorded, but for planned services of which nobody said that they were not done. */
export const isPartly = (tx: Tx): Fragment => tx`
  t.dossier_id is not null and t.status = 'completed' and ${isRecorded(tx)} and exists (
    select from task_service n join service s on s._id = n.service_id
    where n.business_id = t.business_id and n.task_id = t._id and not exists (
      select from left_out_service l
      where l.business_id = t.business_id and l.task_id = t._id and l.code = s.code
    ) and not exists (
      select from performance r join service o on o._id = r.service_id
      where r.business_id = t.business_id and r.task_id = t._id and r.current and r.struck is null and o.code = s.code
    ))`
