import type { Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import { titleWords } from '@vicino/domain/people/search-words.ts'
import type { DossierStatus, Suspension } from '@vicino/domain/dossiers/dossier.ts'
import type { Colleague } from '@vicino/domain/tasks/planner.ts'
import type { ConfirmOverlap, Task, TaskFields } from '@vicino/domain/tasks/task.ts'
import { isTouched } from '@vicino/domain/tasks/task-status.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Fragment } from 'postgres'
import type { Author } from '../access/author.ts'
import { comeBackToDaysOf } from '../administrations/open-doses.store.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Tx } from '../db/tenant.ts'
import { type DossierId, visitOpensDays } from '../http/dossier-access.ts'

/** A task with the names of its people, read from `task t`. */
export const columns = (tx: Tx) => tx`
  t._id, t.version, t.title, t.description, t.date, t.end_date, t.start_time, t.end_time, t.full_day, t.type,
  t.status, t.not_done, t.dossier_id as "dossierId", t.started_at, t.ended_at, t.confirm_overlap, t.confirm_open_doses,
  t.suspended_by_dossier, t.created_at,
  case when d._id is not null then
    json_build_object('_id', d._id, 'name', d.first_name || ' ' || d.last_name, 'avatar', null)
  end as client,
  coalesce((
    select json_agg(
      json_build_object('_id', p._id, 'name', p.first_name || ' ' || p.last_name, 'avatar', p.avatar)
      order by p.last_name, p.first_name, p._id)
    from task_operator o join person p on p._id = o.user_id where o.task_id = t._id
  ), '[]') as operators,
  json_build_object(
    '_id', t.author_id, 'name', coalesce(a.first_name || ' ' || a.last_name, ''), 'avatar', a.avatar
  ) as author,
  case when s._id is not null then
    json_build_object('_id', s._id, 'rule', s.rule, 'until', s.until, 'count', s.count,
      'skip_holidays', s.skip_holidays, 'last_day', s.last_day)
  end as series`

/** What `columns` reads from. */
export const withPeople = (tx: Tx) => tx`
  task t left join dossier d on d._id = t.dossier_id left join person a on a._id = t.author_id
  left join series s on s.business_id = t.business_id and s._id = t.series_id`

export async function findTask(tx: Tx, id: Id): Promise<Task | undefined> {
  const [task] = await tx<Task[]>`select ${columns(tx)} from ${withPeople(tx)} where t._id = ${id}`
  return task
}

/** Tasks in the order in which they are named. */
export const findTasks = (tx: Tx, ids: readonly Id[]) => tx<Task[]>`
  select ${columns(tx)} from ${withPeople(tx)} where t._id = any(${ids}::uuid[])
  order by array_position(${ids}::uuid[], t._id)`

/** The visit that was planned together with its client's dossier. */
export async function findFirstTaskOf(tx: Tx, dossier: Id): Promise<Task | undefined> {
  const [task] = await tx<Task[]>`
    select ${columns(tx)} from ${withPeople(tx)} where t.dossier_id = ${dossier}
    order by t.created_at, t._id limit 1`
  return task
}

/** What planning adds to the written fields: whose dossier, whether it is opened, whether it rests that day. */
export type Placing = { dossier: DossierId | null; opens_dossier: boolean; suspended_by_dossier: boolean }

type HeldDossier = { status: DossierStatus; suspension: Suspension | null }

/** How dossiers stand, held against a change of their status until the transaction ends. */
export async function holdDossiers(tx: Tx, dossiers: readonly DossierId[]): Promise<Map<Id, HeldDossier>> {
  if (dossiers.length === 0) return new Map()
  const rows = await tx<{ _id: Id; status: DossierStatus; from: Day | null; to: Day | null }[]>`
    select _id, status, suspended_from as from, suspended_to as to from dossier
    where _id = any(${dossiers}::uuid[]) order by _id for share`
  return new Map(
    rows.map(({ _id, status, from, to }) => [
      _id,
      { status, suspension: from === null ? null : { from, to } },
    ]),
  )
}

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
export type NewTask = {
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
  placing: Placing | null,
): Promise<boolean> {
  const change = { ...rowOf(fields), version: seen.version + 1 }
  const changed = await tx`
    update task set ${tx(change)}, ${placing ? placed(tx, fields, placing) : kept(tx, fields)}
    where _id = ${seen._id} and version = ${seen.version}`
  if (changed.count === 0) return false
  if (placing) await writeOperators(tx, [{ _id: seen._id, operators: fields.operators }])
  await comeBackToDaysOf(tx, [seen._id])
  return true
}

/** A task as it was seen, and who is to carry it out from now on. */
export type Reassigned = { seen: Task; operators: readonly Id[]; placing: Placing }

/**
 * Gives tasks to other operators, in as many statements for a hundred as for one; what was confirmed for others
 * confirms nothing. Answers those for which somebody else was quicker: then nothing was changed.
 */
export async function reassignTasks(tx: Tx, changes: readonly Reassigned[]): Promise<Id[]> {
  const ids = changes.map(({ seen }) => seen._id)
  const held = await tx<{ _id: Id; version: number }[]>`
    select _id, version from task where _id = any(${ids}::uuid[]) order by _id for update`
  const versionOf = new Map(held.map(({ _id, version }) => [_id, version]))
  const overtaken = changes.filter(({ seen }) => versionOf.get(seen._id) !== seen.version)
  if (overtaken.length > 0) return overtaken.map(({ seen }) => seen._id)
  await tx`update task set version = version + 1, ${replaced(tx, changes)} where _id = any(${ids}::uuid[])`
  await writeOperators(
    tx,
    changes.map(({ seen: { _id }, operators }) => ({ _id, operators })),
  )
  return []
}

/** A visit as it was seen, what planning its day writes over it, and its place where its hours become others. */
export type Rewritten = { seen: Task; fields: TaskFields; placing: Placing | undefined }

/**
 * Writes name, note and hours over visits that stay on their day, in as many statements for a hundred as for one.
 * False where somebody else was quicker with one of them.
 */
export async function rewriteTasks(tx: Tx, changes: readonly Rewritten[]): Promise<boolean> {
  const rows = changes.map(({ seen: { _id, version }, fields }) => {
    const { title, description, start_time, end_time } = fields
    return { _id, version, title, title_words: titleWords(title), description, start_time, end_time }
  })
  const written = await tx`
    update task t set version = t.version + 1, title = n.title, title_words = n.title_words,
      description = n.description, start_time = n.start_time, end_time = n.end_time
    from jsonb_populate_recordset(null::task, ${tx.json(rows)}) n
    where t._id = n._id and t.version = n.version`
  const moved = changes.flatMap(({ placing, ...change }) => (placing ? [{ ...change, placing }] : []))
  if (moved.length > 0) {
    const ids = moved.map(({ seen }) => seen._id)
    await tx`update task set ${replaced(tx, moved)} where _id = any(${ids}::uuid[])`
    await writeOperators(
      tx,
      moved.map(({ seen: { _id }, fields: { operators } }) => ({ _id, operators })),
    )
  }
  return written.count === changes.length
}

/** The place of tasks that stay on their day and with their client: what was confirmed before confirms nothing. */
function replaced(tx: Tx, changes: readonly { seen: Task; placing: Placing }[]): Fragment {
  const those = (which: 'opens_dossier' | 'suspended_by_dossier') =>
    changes.filter(({ placing }) => placing[which]).map(({ seen }) => seen._id)
  const opens = tx`_id = any(${those('opens_dossier')}::uuid[])`
  return tx`
    confirm_overlap = null, suspended_by_dossier = _id = any(${those('suspended_by_dossier')}::uuid[]),
    planned_date = case when not ${opens} then coalesce(planned_date, date) end,
    opens_dossier = ${opens}
      or opens_dossier and abs(date - coalesce(planned_date, date)) <= ${visitOpensDays}`
}

const kept = (tx: Tx, fields: TaskFields): Fragment =>
  tx`suspended_by_dossier = suspended_by_dossier and not ${isTouched(fields)}::boolean`

/**
 * A visit that its own operator moves goes on opening the dossier, but only around the day that was planned for
 * her and for the client that was.
 */
const placed = (tx: Tx, { date }: TaskFields, placing: Placing): Fragment => tx`
  dossier_id = ${placing.dossier}, suspended_by_dossier = ${placing.suspended_by_dossier},
  ${
    placing.opens_dossier
      ? tx`opens_dossier = true, planned_date = null`
      : tx`planned_date = coalesce(planned_date, date),
        opens_dossier = opens_dossier and dossier_id is not distinct from ${placing.dossier}::uuid
          and abs(${date}::date - coalesce(planned_date, date)) <= ${visitOpensDays}`
  }`

/** Keeps beside tasks why they overlap others; part of the change that has just made their version. */
export const confirmOverlaps = (tx: Tx, ids: readonly Id[], confirm: ConfirmOverlap) => tx`
  update task set confirm_overlap = ${tx.json(confirm)} where _id = any(${ids}::uuid[])`

/** A task in the version that somebody saw. */
type Seen = Pick<Task, '_id' | 'version'>

/** Removes tasks as the author saw them. Answers which: somebody else was quicker with the others. */
export async function deleteTasks(tx: Tx, seen: readonly Seen[]): Promise<ReadonlySet<Id>> {
  const gone = await tx<{ _id: Id }[]>`
    delete from task t using ${versionsOf(tx, seen)} where t._id = s._id and t.version = s.version returning t._id`
  return new Set(gone.map(({ _id }) => _id))
}

/** The ids and versions of tasks as they were seen, to match a `task t` with. */
export const versionsOf = (tx: Tx, seen: readonly Seen[]): Fragment => tx`
  unnest(${seen.map(({ _id }) => _id)}::uuid[], ${seen.map(({ version }) => version)}::int[]) as s (_id, version)`

/** The columns of a task that its fields fill. */
const rowOf = ({ client, operators, ...fields }: TaskFields) => ({
  ...fields,
  title_words: titleWords(fields.title),
})

/** Keeps who carries tasks out beside them, with the days and the dossiers of the tasks as they now are. */
export function writeOperators(tx: Tx, tasks: readonly { _id: Id; operators: readonly Id[] }[]) {
  const pairs = tasks.flatMap(({ _id, operators }) => operators.map(operator => [_id, operator] as const))
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
    insert into task_operator (business_id, task_id, user_id, date, until, dossier_id, opens_dossier)
    select t.business_id, t._id, s.user_id, t.date,
      nullif(t.end_date - case when t.end_time = '00:00' and t.end_date > t.date then 1 else 0 end, t.date),
      t.dossier_id, t.opens_dossier
    from staffed s join task t on t._id = s.task_id
    on conflict (business_id, task_id, user_id) do update
    set date = excluded.date, until = excluded.until, dossier_id = excluded.dossier_id,
      opens_dossier = excluded.opens_dossier`
}

/** Those of the people who belong to the business, as they stand to planning. */
export const readColleagues = (tx: Tx, people: readonly Id[]) => tx<Colleague[]>`
  select c.user_id as _id, c.roles, c.start_date, c.end_date,
    exists (
      select from team_member theirs join team_member mine on mine.team_id = theirs.team_id
      where theirs.user_id = c.user_id and mine.user_id = current_person()
    ) as in_team
  from collaboration c
  where c.business_id = current_business() and c.user_id = any(${people}::uuid[])`
