import type { Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import { titleWords } from '@vicino/domain/people/search-words.ts'
import type { Repeat } from '@vicino/domain/series/repeat.ts'
import type { Task, TaskFields } from '@vicino/domain/tasks/task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Fragment } from 'postgres'
import type { Author } from '../../access/author.ts'
import type { Tx } from '../../db/tenant.ts'
import { columns, insertTasks, type Placing, versionsOf, withPeople, writeOperators } from '../tasks.store.ts'

/** One task of a series that is to be planned. */
export type Occurrence = { _id: Id; fields: TaskFields; placing: Placing }

/** A task of a series, and whether something was recorded on it. */
export type SeriesTask = Task & { recorded: boolean }

export async function insertSeries(
  tx: Tx,
  business: Id,
  _id: Id,
  { rule, until = null, count = null, skip_holidays = false }: Repeat,
  last_day: Day,
): Promise<void> {
  await tx`
    insert into series ${tx({ business_id: business, _id, rule, until, count, skip_holidays, last_day })}`
}

/** The tasks of a series in order. Two planners who change one series come after each other. */
export async function holdSeriesTasks(tx: Tx, series: Id): Promise<SeriesTask[]> {
  await tx`select from series where _id = ${series} for update`
  return tx<SeriesTask[]>`
    select ${columns(tx)}, exists (select from performance p where p.task_id = t._id) as recorded
    from ${withPeople(tx)} where t.series_id = ${series} order by t.date, t._id`
}

/** Inserts the tasks of a series with their operators. Answers how many: see `insertTasks`. */
export function insertOccurrences(
  tx: Tx,
  author: Author,
  series: Id | null,
  occurrences: readonly Occurrence[],
  now: Instant,
): Promise<number> {
  const stamp = { author: author._id, created_at: now, series }
  return insertTasks(
    tx,
    author.business,
    occurrences.map(occurrence => ({ ...occurrence, ...stamp })),
  )
}

/** What the tasks of a series have in common after a change; each keeps its own day and status. */
export type SharedFields = Pick<
  TaskFields,
  'title' | 'description' | 'start_time' | 'end_time' | 'full_day' | 'type' | 'operators' | 'confirm_overlap'
> & { lengthDays: number }

/** Where tasks of one client stand; `struck` are those that rest on their day. */
export type PlacedAlike = Omit<Placing, 'suspended_by_dossier'> & { struck: Id[] }

/**
 * Writes the fields that a change names over tasks, as the author saw them, that stay on their days, and moves them
 * into a series. Answers how many: somebody else was quicker with the others.
 */
export async function updateOccurrences(
  tx: Tx,
  seen: readonly Task[],
  series: Id,
  change: Partial<SharedFields>,
  placed: PlacedAlike | null,
): Promise<number> {
  const { operators, lengthDays, confirm_overlap, ...fields } = change
  const row = {
    ...fields,
    ...(fields.title !== undefined && { title_words: titleWords(fields.title) }),
    ...(confirm_overlap !== undefined && { confirm_overlap: confirm_overlap && tx.json(confirm_overlap) }),
    ...(placed && { dossier_id: placed.dossier, opens_dossier: placed.opens_dossier }),
    series_id: series,
  }
  const written = await tx<{ _id: Id }[]>`
    update task t set ${tx(row)}, version = t.version + 1,
      ${placed ? tx`suspended_by_dossier = t._id = any(${placed.struck}::uuid[]),` : tx``}
      end_date = case when ${lengthDays ?? null}::int is null then t.end_date else t.date + ${lengthDays ?? 0}::int end
    from ${versionsOf(tx, seen)} where t._id = s._id and t.version = s.version returning t._id`
  const tasks = written.map(({ _id }) => _id)
  if (operators)
    await writeOperators(
      tx,
      tasks.map(_id => ({ _id, operators })),
    )
  else await refreshOperatorsOf(tx, tasks)
  return tasks.length
}

/** Who carries tasks out stays; the days and the dossier beside the names follow the tasks. */
const refreshOperatorsOf = (tx: Tx, tasks: readonly Id[]) => tx`
  update task_operator o set dossier_id = t.dossier_id, opens_dossier = t.opens_dossier,
    until = nullif(t.end_date - case when t.end_time = '00:00' and t.end_date > t.date then 1 else 0 end, t.date)
  from task t where t.business_id = o.business_id and t._id = o.task_id and o.task_id = any(${[...tasks]}::uuid[])`

/** After its following tasks have left it, a series ends with the last that it still has; an empty one is gone. */
export const closeSeries = (tx: Tx, series: Id): Promise<void> =>
  writeLastDays(tx, [series], tx`until = l.last_day, count = null,`)

/** A series was prolonged, or ends sooner than it was meant to. */
export const endSeries = (tx: Tx, series: Id, until: Day): Promise<void> =>
  writeLastDays(tx, [series], tx`until = ${until}, count = null,`)

/** After tasks were moved or removed, the series of each says which is its last; an empty one is gone. */
export async function followSeries(tx: Tx, tasks: readonly Pick<Task, 'series'>[]): Promise<void> {
  const series = [...new Set(tasks.flatMap(task => task.series?._id ?? []))]
  if (series.length > 0) await writeLastDays(tx, series, tx``)
}

async function writeLastDays(tx: Tx, series: readonly Id[], more: Fragment): Promise<void> {
  await tx`
    with left_over as (
      select series_id, max(date) as last_day from task where series_id = any(${[...series]}::uuid[]) group by series_id
    ),
    ended as (update series s set ${more} last_day = l.last_day from left_over l where s._id = l.series_id)
    delete from series s
    where s._id = any(${[...series]}::uuid[]) and not exists (select from left_over l where l.series_id = s._id)`
}

export async function joinSeries(tx: Tx, task: Id, series: Id): Promise<void> {
  await tx`update task set series_id = ${series} where _id = ${task}`
}

/** What is planned to be done on one visit is planned on others too. */
export async function copyPlannedServices(tx: Tx, from: Id, to: readonly Id[]): Promise<void> {
  await tx`
    insert into task_service (business_id, task_id, service_id, position, duration)
    select s.business_id, t._id, s.service_id, s.position, s.duration
    from task_service s, unnest(${[...to]}::uuid[]) as t (_id) where s.task_id = ${from}
    on conflict do nothing`
}
