import type { Day } from '@vicino/domain/days/day.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../../db/tenant.ts'
import { type BusyTime, busyTimes } from '../busy-times.store.ts'
import { ofDossiers, type Range } from '../calendar/task-list.store.ts'

/** On one of these days, or over more than one of them. */
const on = (tx: Tx, days: readonly Day[]) => tx`(t.date = any(${days}::date[]) or t.end_date > t.date)`

/** What keeps these people busy on some days of a range. */
export const listBusyOn = (tx: Tx, people: readonly Id[], days: readonly Day[], range: Range) =>
  busyTimes(tx, people, range, tx`and ${on(tx, days)}`)

/** When on some days of a range somebody is expected at a client's already. */
export const listBusyOfClient = (tx: Tx, client: Id, days: readonly Day[], range: Range) => tx<BusyTime[]>`
  select t.dossier_id as operator, t._id, t.type, t.status, t.full_day, t.date, t.end_date, t.start_time, t.end_time,
    t.dossier_id as "dossierId", t.suspended_by_dossier
  from task t
  where t._id = any(array(${ofDossiers(tx, [client], range)})) and t.type <> 'reminder' and t.status <> 'not_done'
    and not t.suspended_by_dossier and not t.full_day and ${on(tx, days)}`
