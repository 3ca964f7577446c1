import type { Clock } from '@vicino/domain/days/clock.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { mostRivals } from '@vicino/domain/tasks/overlap-confirmation.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../../db/tenant.ts'
import { type BusyTime, busyTimes } from '../busy-times.store.ts'
import { type DayRange, ofDossiers } from '../calendar/task-list.store.ts'

/** Which days are asked for, in which range they lie, and between which clocks; `null`: at any time. */
export type AskedDays = { days: readonly Day[]; range: DayRange; clocks: { from: Clock; to: Clock } | null }

/** On one of these days, or over more than one of them. */
const on = (tx: Tx, days: readonly Day[]) => tx`(t.date = any(${days}::date[]) or t.end_date > t.date)`

/** No more are read than of rivals, and one that says that there are more. */
const most = (tx: Tx) => tx`limit ${mostRivals + 1}`

/** What keeps these people busy on some days, person by person: of the last it may not be all. */
export function listBusyOn(tx: Tx, people: readonly Id[], { days, range, clocks }: AskedDays) {
  const between =
    clocks &&
    tx`and (t.end_date > t.date or t.full_day or (t.start_time < ${clocks.to} and t.end_time > ${clocks.from}))`
  return busyTimes(
    tx,
    people,
    range,
    tx`and ${on(tx, days)} ${between ?? tx``} order by o.user_id ${most(tx)}`,
  )
}

/** When on some days somebody is expected at a client's already. */
export const listBusyOfClient = (tx: Tx, client: Id, { days, range }: Omit<AskedDays, 'clocks'>) => tx<
  Omit<BusyTime, 'operator'>[]
>`
  select t._id, t.type, t.status, t.full_day, t.date, t.end_date, t.start_time, t.end_time,
    t.dossier_id as "dossierId", t.suspended_by_dossier
  from task t
  where t._id = any(array(${ofDossiers(tx, [client], range)})) and t.type <> 'reminder' and t.status <> 'not_done'
    and not t.suspended_by_dossier and not t.full_day and ${on(tx, days)} ${most(tx)}`
