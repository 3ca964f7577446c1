import type { Day } from '@vicino/domain/days/day.ts'
import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'

/** A span of days that is billed, as it stands today. */
export type BillingDays = { start: Day; end: Day; today: Day }

/** Which visits `t` are over without that anybody said what was done, or why nothing was. */
export const unconfirmedIn = (tx: Tx, { start, end, today }: BillingDays): Fragment => tx`
  t.date between ${start} and ${end} and t.end_date < ${today} and t.dossier_id is not null
  and t.status in ('pending', 'confirmed') and not t.suspended_by_dossier
  and not exists (select from performance p where p.task_id = t._id)`
