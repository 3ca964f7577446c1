import { holds } from '@vicino/domain/access/permits.ts'
import type { ActivityDataModel } from '@vicino/domain/activity/activity.ts'
import type { getUnreadCounts } from '@vicino/domain/activity/activity.contract.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { AnswerOf } from '@vicino/domain/wire/endpoint.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { countedAtMost } from '@vicino/domain/wire/page.ts'
import type { Fragment } from 'postgres'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { firstLines } from './first-lines.ts'

/** Nobody has to read what was written longer than this before she was first assigned to the client. */
const readBackDays = 14

/**
 * From when on a person has to read the log of a dossier, as an instant in SQL; null, and so nothing unread, where
 * she was never assigned to it, or marks nothing as read.
 */
export const toBeReadSince = (tx: Tx, author: Author, dossier: DossierId | Fragment): Fragment =>
  holds(author, 'log.mark_read', 'write')
    ? tx`(
  (
    least(
      (select min(s.since) from stakeholder s where s.user_id = ${author._id} and s.dossier_id = ${dossier}),
      (
        select min(o.date) from task_operator o
        where o.dossier_id = ${dossier} and o.user_id = ${author._id} and o.opens_dossier
      )
    ) - ${readBackDays}::int
  )::timestamp at time zone 'Europe/Zurich'
)`
    : tx`null::timestamptz`

/**
 * Whether the line `a` is unread, in SQL, in a query that reads `since` of `toBeReadSince` as `reading` and joins
 * `ownMarks`. What somebody wrote herself she has read; what is routine nobody has to.
 */
export const isUnread = (tx: Tx, author: Author): Fragment => tx`(
  a.author_id <> ${author._id} and not a.routine and coalesce(a.created_at >= reading.since, false)
  and mark.log_id is null
)`

/** Joins the reader's mark of the line `a`. The limit keeps it one look for each line, however many she has marked. */
export const ownMarks = (tx: Tx, author: Author): Fragment => tx`
  left join lateral (
    select r.log_id from activity_reading r where r.user_id = ${author._id} and r.log_id = a._id limit 1
  ) mark on true`

/** Whether a line of the log is not unread to somebody, by the rule of the list. */
export async function isLineRead(tx: Tx, author: Author, id: Id): Promise<boolean> {
  const since = toBeReadSince(tx, author, tx`a.dossier_id`)
  const [line] = await tx<{ read: boolean }[]>`
    select not ${isUnread(tx, author)} as read
    from activity a cross join lateral (select ${since} as since) reading ${ownMarks(tx, author)}
    where a._id = ${id}`
  return line!.read
}

type Counted = { dataModel: ActivityDataModel; total: number; unread: number }

/** How many lines of these kinds stand in a dossier's log and how many are unread, among its newest thousand. */
export async function countUnread(
  tx: Tx,
  author: Author,
  dossier: DossierId,
  kinds: readonly ActivityDataModel[],
): Promise<AnswerOf<typeof getUnreadCounts>[number]> {
  const newest = firstLines(tx, kinds, {
    columns: tx`_id, data_model, author_id, routine, created_at`,
    where: tx`dossier_id = ${dossier}`,
    order: 'most_recent',
    limit: countedAtMost,
  })
  const counts = await tx<Counted[]>`
    with reading as materialized (select ${toBeReadSince(tx, author, dossier)} as since)
    select a.data_model as "dataModel", count(*)::int as total,
      count(*) filter (where ${isUnread(tx, author)})::int as unread
    from reading cross join (${newest}) a ${ownMarks(tx, author)}
    group by a.data_model`
  const sum = (field: 'total' | 'unread') => counts.reduce((all, count) => all + count[field], 0)
  return {
    total: sum('total'),
    unread: sum('unread'),
    dataModels: kinds.map(dataModel => ({
      dataModel,
      unread: counts.find(count => count.dataModel === dataModel)?.unread ?? 0,
    })),
  }
}

/** What decides who may read these lines. Those that are not there are left out. */
export const findLogs = (tx: Tx, ids: readonly Id[]) => tx<
  { _id: Id; dossier_id: Id; data_model: ActivityDataModel }[]
>`
  select _id, dossier_id, data_model from activity where _id = any(${[...ids]}::uuid[])`

/** Marks lines as read by somebody; one that she has marked before keeps its time. */
export const insertReadMarks = (tx: Tx, author: Author, ids: readonly Id[], now: Instant) => tx`
  insert into activity_reading (business_id, user_id, log_id, read_at)
  select ${author.business}, ${author._id}, log_id, ${now} from unnest(${[...ids]}::uuid[]) as log_id
  on conflict do nothing`

/** When somebody marked these lines as read. */
export const listReadMarks = (tx: Tx, author: Author, ids: readonly Id[]) => tx<
  { log_id: Id; read_at: Instant }[]
>`
  select log_id, read_at from activity_reading
  where user_id = ${author._id} and log_id = any(${[...ids]}::uuid[])`
