import type { Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import { titleSearchWords } from '@vicino/domain/people/search-words.ts'
import type { Repeat } from '@vicino/domain/series/repeat.ts'
import type { SeriesVisit, Usual } from '@vicino/domain/series/series-visit.ts'
import type { Task, TaskFields } from '@vicino/domain/tasks/task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Fragment } from 'postgres'
import type { Author } from '../../access/author.ts'
import { insertRows } from '../../db/insert-rows.ts'
import type { Tx } from '../../db/tenant.ts'
import { placesOfTasks, type Placing, takesPlace } from '../task-places.store.ts'
import { columns, withPeople } from '../tasks.store.ts'
import { insertTasks, stamp, writeOperators } from '../task-writes.store.ts'

/** One task of a series that is to be planned. */
type Occurrence = { _id: Id; fields: TaskFields; placing: Placing; place?: Day }

/** A task of a series, its day by the rule and its services, and whether something was recorded on it. */
export type SeriesTask = Task & { recorded: boolean; place: Day | null; services: Usual['services'] }

export async function insertSeries(
  tx: Tx,
  business: Id,
  _id: Id,
  { rule, until = null, count = null, skip_holidays = false }: Repeat,
  { last_day, usual }: { last_day: Day; usual: Usual },
): Promise<void> {
  const row = { business_id: business, _id, rule, until, count, skip_holidays, last_day, usual }
  await insertRows(tx, 'series', [row])
}

/** How a series repeats from now on, and what it says of its visits. */
export const rewriteSeries = (
  tx: Tx,
  _id: Id,
  { rule, until, count, skip_holidays }: Required<Repeat>,
  usual: Usual,
) => tx`
  update series set rule = ${rule}, until = ${until}, count = ${count}, skip_holidays = ${skip_holidays},
    usual = ${tx.json(usual)}
  where _id = ${_id}`

/** The tasks of a series in order, with what it says of them. Two planners who change one series come after each other. */
export async function holdSeries(tx: Tx, series: Id): Promise<{ usual: Usual | null; tasks: SeriesTask[] }> {
  const [held] = await tx<{ usual: Usual | null }[]>`
    select usual from series where _id = ${series} for update`
  const tasks = await tx<SeriesTask[]>`
    select ${columns(tx, tx`true`)}, ${seriesColumns(tx)}
    from ${withPeople(tx)} where t.series_id = ${series} order by t.date, t._id`
  return { usual: held?.usual ?? null, tasks }
}

/** A single task as one of a series that it begins. */
export const readSeriesTask = (tx: Tx, task: Id) => tx<SeriesTask[]>`
  select ${columns(tx, tx`true`)}, ${seriesColumns(tx)} from ${withPeople(tx)} where t._id = ${task}`

const seriesColumns = (tx: Tx) => tx`
  t.series_day as place, exists (select from performance p where p.task_id = t._id) as recorded,
  coalesce((
    select json_agg(json_build_object('serviceId', v.service_id, 'duration', v.duration) order by v.position)
    from task_service v where v.task_id = t._id
  ), '[]') as services`

/** Inserts the tasks of a series with their operators. Answers how many: see `insertTasks`. */
export function insertOccurrences(
  tx: Tx,
  author: Author,
  series: Id | null,
  occurrences: readonly Occurrence[],
  now: Instant,
): Promise<number> {
  const made = { author: author._id, created_at: now, series }
  return insertTasks(
    tx,
    author.business,
    occurrences.map(occurrence => ({ ...occurrence, ...made })),
  )
}

/** A visit of a series as somebody saw it, as it becomes, and its place in the plan where that is another. */
type RewrittenVisit = { version: number; after: SeriesVisit; placing: Placing | undefined }

/**
 * Writes visits of one series over what the author saw, in as many statements for a thousand as for one. Answers how
 * many: somebody else was quicker with the others.
 */
export async function rewriteVisits(
  tx: Tx,
  series: Id,
  visits: readonly RewrittenVisit[],
  now: Instant,
): Promise<number> {
  const moved = visits.flatMap(({ after: { _id, fields }, placing }) =>
    placing ? [{ _id, fields, placing }] : [],
  )
  if (moved.length > 0)
    await tx`update task t set type = p.type, ${takesPlace(tx)} from ${placesOfTasks(tx, moved)} where t._id = p._id`
  const rows = visits.map(({ version, after: { _id, fields, place } }) => ({
    _id,
    version,
    title: fields.title,
    title_words: titleSearchWords(fields.title),
    description: fields.description,
    date: fields.date,
    end_date: fields.end_date,
    start_time: fields.start_time,
    end_time: fields.end_time,
    full_day: fields.full_day,
    type: fields.type,
    confirm_overlap: fields.confirm_overlap,
    series_day: place,
  }))
  const written = await tx`
    update task t set version = t.version + 1, title = n.title, title_words = n.title_words,
      description = n.description, date = n.date, end_date = n.end_date, start_time = n.start_time,
      end_time = n.end_time, full_day = n.full_day, type = n.type, confirm_overlap = n.confirm_overlap,
      series_id = ${series}, series_day = n.series_day, ${stamp(tx, now)}
    from jsonb_populate_recordset(null::task, ${tx.json(rows)}) n
    where t._id = n._id and t.version = n.version`
  await writeOperators(
    tx,
    visits.map(({ after: { _id, fields } }) => ({ _id, operators: fields.operators })),
  )
  return written.count
}

/** After its following tasks have left it, a series ends with the last that it still has; an empty one is gone. */
export const closeSeries = (tx: Tx, series: Id): Promise<void> =>
  writeLastDays(tx, [series], tx`until = l.last_day, count = null,`)

/** After visits of a series were moved, came to it or left it, it says which is its last. */
export const settleSeries = (tx: Tx, series: Id): Promise<void> => writeLastDays(tx, [series], tx``)

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
