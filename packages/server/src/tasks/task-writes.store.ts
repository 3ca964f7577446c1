import type { Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import { titleSearchWords } from '@vicino/domain/people/search-words.ts'
import type { ConfirmOverlap, Task, TaskFields } from '@vicino/domain/tasks/task.ts'
import { isTouched } from '@vicino/domain/tasks/task-status.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Fragment } from 'postgres'
import type { Author } from '../access/author.ts'
import { comeBackToDaysOf } from '../administrations/open-doses.store.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Tx } from '../db/tenant.ts'
import { placesOfTasks, type Placing, takesPlace } from './task-places.store.ts'
import { madeOf } from './visit/visit-times.store.ts'

/** Who writes the next version of a task, and when. */
export const stamp = (tx: Tx, now: Instant): Fragment =>
  tx`changed_by = current_person(), changed_at = ${now}`

/** Inserts a task with its operators. False where the id already names another task. */
export async function insertTask(
  tx: Tx,
  author: Author,
  id: Id,
  fields: TaskFields,
  placing: Placing,
  now: Instant,
): Promise<boolean> {
  const task = { _id: id, fields, placing, author: author._id, created_at: now }
  return (await insertTasks(tx, author.business, [task])) === 1
}

/** A task that is put on the plan: by whom and when; in which series, and in which version, where it says so. */
type NewTask = {
  _id: Id
  fields: TaskFields
  placing: Omit<Placing, 'dossier'> & { dossier: Id | null }
  author: Id
  created_at: Instant
  series?: Id | null
  /** Its day by the rule of the series. */
  place?: Day | null
  version?: number
}

/**
 * Inserts tasks with their operators, in as many statements for a thousand as for one. Answers how many: an id that
 * names another task is left out, and then nobody is put beside any of them.
 */
export async function insertTasks(tx: Tx, business: Id, tasks: readonly NewTask[]): Promise<number> {
  const rows = tasks.map(
    ({ _id, fields, placing, author, created_at, series = null, place = null, version = 1 }) => {
      const { dossier, ...standing } = placing
      return {
        ...rowOf(fields),
        ...standing,
        business_id: business,
        _id,
        dossier_id: dossier,
        series_id: series,
        series_day: series === null ? null : (place ?? fields.date),
        author_id: author,
        created_at,
        version,
      }
    },
  )
  const made = await insertRows(tx, 'task', rows, tx`on conflict do nothing`)
  if (made === tasks.length && made > 0) {
    await writeOperators(
      tx,
      tasks.map(({ _id, fields: { operators } }) => ({ _id, operators })),
    )
    await comeBackToDaysOf(
      tx,
      tasks.map(({ _id }) => _id),
    )
  }
  return made
}

/**
 * Changes a task as the author saw it. False where somebody else was quicker. Without a `placing` only other
 * things than its place change; a visit that rested is begun or settled nonetheless where that happened.
 */
export async function updateTask(
  tx: Tx,
  seen: Task,
  fields: TaskFields,
  { placing, now }: { placing: Placing | null; now: Instant },
): Promise<boolean> {
  const { _id, version } = seen
  const change = tx({ ...rowOf(fields), version: version + 1 })
  const made = madeOf(tx)
  const changed = placing
    ? await tx`
        update task t set ${change}, ${stamp(tx, now)}, ${takesPlace(tx)} from ${placesOfTasks(tx, [{ _id, fields, placing }])}
        where t._id = p._id and t.version = ${version}`
    : await tx`
        with t as (
          update task set ${change}, ${stamp(tx, now)}, ${kept(tx, fields)} where _id = ${_id} and version = ${version} returning *
        ),
        made as (
          update task_operator o set made_from = ${made.from}, made_until = ${made.until}
          from t where o.business_id = t.business_id and o.task_id = t._id
        )
        select from t`
  if (changed.count === 0) return false
  if (placing) await writeOperators(tx, [{ _id, operators: fields.operators }])
  await comeBackToDaysOf(tx, [_id])
  return true
}

/** A task as it was seen, and who is to carry it out from now on. */
type Reassigned = { seen: Task; operators: readonly Id[]; placing: Placing }

/**
 * Gives tasks to other operators, in as many statements for a hundred as for one; what was confirmed for others
 * confirms nothing. Answers those for which somebody else was quicker: then nothing was changed.
 */
export async function reassignTasks(tx: Tx, changes: readonly Reassigned[], now: Instant): Promise<Id[]> {
  const ids = changes.map(({ seen }) => seen._id)
  const held = await tx<{ _id: Id; version: number }[]>`
    select _id, version from task where _id = any(${ids}::uuid[]) order by _id for update`
  const versionOf = new Map(held.map(({ _id, version }) => [_id, version]))
  const overtaken = changes.filter(({ seen }) => versionOf.get(seen._id) !== seen.version)
  if (overtaken.length > 0) return overtaken.map(({ seen }) => seen._id)
  const placed = changes.map(({ seen, placing }) => ({ _id: seen._id, fields: seen, placing }))
  await tx`
    update task t set version = t.version + 1, confirm_overlap = null, ${stamp(tx, now)}, ${takesPlace(tx)}
    from ${placesOfTasks(tx, placed)}
    where t._id = p._id`
  await writeOperators(
    tx,
    changes.map(({ seen: { _id }, operators }) => ({ _id, operators })),
  )
  return []
}

/** Takes tasks from one of those who carry them out. Whoever calls holds her days. */
export const takeFrom = (tx: Tx, person: Id, tasks: readonly Id[], now: Instant) => tx`
  with gone as (
    delete from task_operator o where o.user_id = ${person} and o.task_id = any(${tasks}::uuid[]) returning o.task_id
  )
  update task t set version = t.version + 1, ${stamp(tx, now)} from gone where t._id = gone.task_id`

/** A visit as it was seen, what planning its day writes over it, and its place where its hours become others. */
type Rewritten = { seen: Task; fields: TaskFields; placing: Placing | undefined }

/**
 * Writes name, note and hours over visits that stay on their day, in as many statements for a hundred as for one.
 * False where somebody else was quicker with one of them.
 */
export async function rewriteTasks(tx: Tx, changes: readonly Rewritten[], now: Instant): Promise<boolean> {
  const rows = changes.map(({ seen: { _id, version }, fields }) => {
    const { title, description, start_time, end_time } = fields
    return { _id, version, title, title_words: titleSearchWords(title), description, start_time, end_time }
  })
  const written = await tx`
    update task t set version = t.version + 1, title = n.title, title_words = n.title_words,
      description = n.description, start_time = n.start_time, end_time = n.end_time, ${stamp(tx, now)}
    from jsonb_populate_recordset(null::task, ${tx.json(rows)}) n
    where t._id = n._id and t.version = n.version`
  const moved = changes.flatMap(({ seen: { _id }, fields, placing }) =>
    placing ? [{ _id, fields, placing }] : [],
  )
  if (moved.length > 0) {
    await tx`
      update task t set confirm_overlap = null, ${takesPlace(tx)} from ${placesOfTasks(tx, moved)} where t._id = p._id`
    await writeOperators(
      tx,
      moved.map(({ _id, fields: { operators } }) => ({ _id, operators })),
    )
  }
  return written.count === changes.length
}

const kept = (tx: Tx, fields: TaskFields): Fragment =>
  tx`suspended_by_dossier = suspended_by_dossier and not ${isTouched(fields)}::boolean`

/** Keeps beside tasks why they overlap others; part of the change that has just made their version. */
export const confirmOverlaps = (tx: Tx, ids: readonly Id[], confirm: ConfirmOverlap) => tx`
  update task set confirm_overlap = ${tx.json(confirm)} where _id = any(${ids}::uuid[])`

/** A task in the version that somebody saw. */
type Seen = Pick<Task, '_id' | 'version'>

/**
 * Removes tasks as the author saw them, and keeps who did it. Answers which: somebody else was quicker with the others.
 */
export async function deleteTasks(tx: Tx, seen: readonly Seen[], now: Instant): Promise<ReadonlySet<Id>> {
  const gone = await tx<{ _id: Id }[]>`
    with gone as (
      delete from task t using ${versionsOf(tx, seen)} where t._id = s._id and t.version = s.version returning t.*
    ),
    kept as (
      insert into removed_task (business_id, _id, dossier_id, author_id, operators, removed_by, removed_at)
      select business_id, _id, dossier_id, author_id,
        array(select o.user_id from task_operator o where o.task_id = gone._id), current_person(), ${now}
      from gone
      on conflict (business_id, _id) do update set dossier_id = excluded.dossier_id, author_id = excluded.author_id,
        operators = excluded.operators, removed_by = excluded.removed_by, removed_at = excluded.removed_at
    )
    select _id from gone`
  return new Set(gone.map(({ _id }) => _id))
}

/** The ids and versions of tasks as they were seen, to match a `task t` with. */
const versionsOf = (tx: Tx, seen: readonly Seen[]): Fragment => tx`
  unnest(${seen.map(({ _id }) => _id)}::uuid[], ${seen.map(({ version }) => version)}::int[]) as s (_id, version)`

/** The columns of a task that its fields fill. */
const rowOf = ({ client, operators, ...fields }: TaskFields) => ({
  ...fields,
  title_words: titleSearchWords(fields.title),
})

/** Keeps who carries tasks out beside them, with the days, the dossiers and the times of the tasks as they now are. */
export function writeOperators(tx: Tx, tasks: readonly { _id: Id; operators: readonly Id[] }[]) {
  const pairs = tasks.flatMap(({ _id, operators }) => operators.map(operator => [_id, operator] as const))
  const made = madeOf(tx)
  return tx`
    with staffed as materialized (
      select * from unnest(${pairs.map(([task]) => task)}::uuid[], ${pairs.map(([, who]) => who)}::uuid[])
        as s (task_id, user_id)
    ),
    gone as (
      delete from task_operator o
      where o.task_id = any(${tasks.map(({ _id }) => _id)}::uuid[])
        and not exists (select from staffed s where s.task_id = o.task_id and s.user_id = o.user_id)
    )
    insert into task_operator
      (business_id, task_id, user_id, date, until, dossier_id, opens_dossier, made_from, made_until)
    select t.business_id, t._id, s.user_id, t.date,
      nullif(t.end_date - case when t.end_time = '00:00' and t.end_date > t.date then 1 else 0 end, t.date),
      t.dossier_id, t.opens_dossier, ${made.from}, ${made.until}
    from staffed s join task t on t._id = s.task_id
    on conflict (business_id, task_id, user_id) do update
    set date = excluded.date, until = excluded.until, dossier_id = excluded.dossier_id,
      opens_dossier = excluded.opens_dossier, made_from = excluded.made_from, made_until = excluded.made_until`
}
