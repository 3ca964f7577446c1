import type { Day } from '@vicino/domain/days/day.ts'
import { daysOfRanges } from '@vicino/domain/days/day-range.ts'
import { mostRivals } from '@vicino/domain/tasks/overlap-confirmation.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import { carriedOutBy, type DayRange, isReadableBy, ofDossiers } from './calendar/task-list.store.ts'
import { columns, withPeople } from './tasks.store.ts'

/** Whose time is wanted, and on which days. */
export type Wanted = { operators: readonly Id[]; clients: readonly Id[]; ranges: readonly DayRange[] }

/**
 * Holds the days of these people and clients until the transaction ends, so that of two planners who want
 * the same hour the second sees what the first wrote. The key is the person and not each single day: an absence
 * of a year would need hundreds. Keys are taken in one order, so that nobody waits in a circle.
 */
export const holdDays = (tx: Tx, business: Id, { operators, clients }: Omit<Wanted, 'ranges'>) => {
  const names = [...operators, ...clients].map(party => `${business} ${party}`)
  return tx`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(name, 0) as key from unnest(${names}::text[]) as name order by 1
    ) keys`
}

/**
 * The tasks around these days that keep one of these people or clients busy, as far as the database can tell,
 * and whether the author may read them.
 */
export function listRivalTasks(
  tx: Tx,
  author: Author,
  { operators, clients, ranges }: Wanted,
  today: Day,
): Promise<(Task & { isReadable: boolean })[]> {
  const range = {
    from: ranges.reduce((first, { from }) => (from < first ? from : first), ranges[0]!.from),
    to: ranges.reduce((last, { to }) => (to > last ? to : last), ranges[0]!.to),
  }
  const days = daysOfRanges(ranges)
  return tx<(Task & { isReadable: boolean })[]>`
    select ${columns(tx)}, ${isReadableBy(tx, author, today)} as "isReadable" from ${withPeople(tx)}
    where t._id = any(array(
      ${carriedOutBy(tx, operators, range)}
      union all ${ofDossiers(tx, clients, range)}
    ))
    and t.type <> 'reminder' and t.status <> 'not_done' and (not t.full_day or t.type = 'holiday')
    and not t.suspended_by_dossier and (t.date = any(${days}::date[]) or t.end_date > t.date)
    order by t.date, t.start_time, t._id limit ${mostRivals}`
}

/** Some tasks as what stands in the way of others, and whether the author may read them. */
export const findRivals = (tx: Tx, author: Author, ids: readonly Id[], today: Day) => tx<
  (Task & { isReadable: boolean })[]
>`
  select ${columns(tx)}, ${isReadableBy(tx, author, today)} as "isReadable" from ${withPeople(tx)}
  where t._id = any(${ids}::uuid[]) order by t.date, t.start_time, t._id limit ${mostRivals}`
