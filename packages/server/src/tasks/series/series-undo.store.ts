import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Author } from '../../access/author.ts'
import type { Tx } from '../../db/tenant.ts'
import { stamp } from '../task-writes.store.ts'

/** A change of a series, or a removal, that is about to be made, and what it will touch. */
type Touching = { change: Id; task: Id; tasks: readonly Id[]; series: readonly Id[] }

/** Keeps the rows that a change will touch as they stand before it. */
export async function keepBefore(
  tx: Tx,
  author: Author,
  { change, task, tasks, series }: Touching,
  now: Instant,
): Promise<boolean> {
  const kept = await tx`
    insert into series_change
      (business_id, _id, author_id, task_id, made_at, series, tasks, operators, services, measures, touched, series_after)
    select ${author.business}, ${change}, ${author._id}, ${task}, ${now},
      coalesce((select jsonb_agg(to_jsonb(s)) from series s where s._id = any(${[...series]}::uuid[])), '[]'),
      coalesce((select jsonb_agg(to_jsonb(t)) from task t where t._id = any(${[...tasks]}::uuid[])), '[]'),
      coalesce((select jsonb_agg(to_jsonb(o)) from task_operator o where o.task_id = any(${[...tasks]}::uuid[])), '[]'),
      coalesce((select jsonb_agg(to_jsonb(v)) from task_service v where v.task_id = any(${[...tasks]}::uuid[])), '[]'),
      coalesce((select jsonb_agg(to_jsonb(m)) from task_measure m where m.task_id = any(${[...tasks]}::uuid[])), '[]'),
      '[]', '[]'
    on conflict do nothing`
  return kept.count === 1
}

/** Keeps beside them what the change has made: the visits with their versions, and the series. */
export const keepAfter = (tx: Tx, change: Id, tasks: readonly Id[], series: readonly Id[]) => tx`
  update series_change set
    touched = coalesce((
      select jsonb_agg(jsonb_build_object('_id', t._id, 'version', t.version)) from task t
      where t._id = any(${[...tasks]}::uuid[])
    ), '[]'),
    series_after = coalesce((
      select jsonb_agg(to_jsonb(s) order by s._id) from series s where s._id = any(${[...series]}::uuid[])
    ), '[]')
  where _id = ${change}`

/** What is known of a change that is to be taken back. */
export type MadeChange = {
  task_id: Id
  made_at: Instant
  undone: boolean
  touched: Pick<Task, '_id' | 'version'>[]
  before: { _id: Id; version: number }[]
  /** Whether its series stand as it left them. */
  stands: boolean
}

/** The change that this author made under this name, held until the transaction ends. */
export async function holdChange(tx: Tx, author: Author, change: Id): Promise<MadeChange | undefined> {
  const [made] = await tx<Omit<MadeChange, 'stands'>[]>`
    select task_id, made_at, undone, touched, tasks as before
    from series_change where _id = ${change} and author_id = ${author._id} for update`
  if (!made) return undefined
  await tx`
    select from series where _id in (
      select (s ->> '_id')::uuid from series_change c, jsonb_array_elements(c.series || c.series_after) s
      where c._id = ${change}
    ) order by _id for update`
  const [held] = await tx<{ stands: boolean }[]>`
    select c.series_after = coalesce((
      select jsonb_agg(to_jsonb(s) order by s._id) from series s where s._id in (
        select (a ->> '_id')::uuid from jsonb_array_elements(c.series_after) a
      )
    ), '[]') as stands
    from series_change c where c._id = ${change}`
  return { ...made, stands: held!.stands }
}

/**
 * Puts the rows back as they stood, once those that the change made are gone. A visit that has stayed on the plan all
 * along gets the version after the one that the change made of it: who still shows that one is told.
 */
export async function restoreRows(
  tx: Tx,
  change: Id,
  versions: readonly Pick<Task, '_id' | 'version'>[],
  now: Instant,
): Promise<void> {
  await tx`
    insert into series select s.* from series_change c, jsonb_populate_recordset(null::series, c.series) s
    where c._id = ${change}
    on conflict (business_id, _id) do update set rule = excluded.rule, until = excluded.until, count = excluded.count,
      skip_holidays = excluded.skip_holidays, last_day = excluded.last_day, usual = excluded.usual`
  await tx`
    insert into task select t.* from series_change c, jsonb_populate_recordset(null::task, c.tasks) t
    where c._id = ${change}`
  await tx`
    update task t set version = v.version + 1, ${stamp(tx, now)}
    from jsonb_to_recordset(${tx.json(versions)}) as v (_id uuid, version int)
    where t._id = v._id`
  await tx`
    insert into task_operator select o.* from series_change c, jsonb_populate_recordset(null::task_operator, c.operators) o
    where c._id = ${change}`
  await tx`
    insert into task_service select v.* from series_change c, jsonb_populate_recordset(null::task_service, c.services) v
    where c._id = ${change}`
  await tx`
    insert into task_measure select m.* from series_change c, jsonb_populate_recordset(null::task_measure, c.measures) m
    where c._id = ${change}`
  await tx`
    delete from series s using series_change c, jsonb_array_elements(c.series_after) a
    where c._id = ${change} and s._id = (a ->> '_id')::uuid
      and not exists (select from jsonb_array_elements(c.series) b where b ->> '_id' = a ->> '_id')`
  await tx`update series_change set undone = true where _id = ${change}`
}

/** A dossier may have begun to rest, or no longer do so, since then. */
export const restOn = (tx: Tx, visits: readonly { _id: Id; rests: boolean }[]) => tx`
  update task t set suspended_by_dossier = v.rests
  from jsonb_to_recordset(${tx.json([...visits])}) as v (_id uuid, rests boolean)
  where t._id = v._id and t.suspended_by_dossier <> v.rests`

/** Deletes the changes, of every business, that can no longer be taken back. */
export const purgeSeriesChanges = (tx: Tx) => tx`select purge_series_changes()`
