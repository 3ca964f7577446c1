import type { PlannedColleague } from '@vicino/domain/tasks/planner.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Fragment } from 'postgres'
import { isBefore, lastDayOfWork } from '../access/works-on.ts'
import { rowsOfPage } from '../db/in-pages.ts'
import type { Tx } from '../db/tenant.ts'
import { namedClient } from '../dossiers/named-client.store.ts'
import type { DossierId } from '../http/dossier-access.ts'

/** A person `p` as a task names her. */
export const personOfTask = (tx: Tx) => tx`
  json_build_object('_id', p._id, 'name', p.first_name || ' ' || p.last_name, 'avatar', p.avatar)`

/**
 * Whether the visit `t` stays with its operator `o`: one that nobody has begun is for nobody from the day on which she
 * has left and before the one on which she begins, and hers again from the day on which she comes back, where nobody else
 * was named meanwhile.
 */
const staysWithHer = (tx: Tx): Fragment => tx`not (
  t.type = 'client' and t.status in ('pending', 'confirmed') and t.started_at is null and exists (
    select from collaboration c
    where c.business_id = t.business_id and c.user_id = o.user_id
      and (t.date > ${lastDayOfWork(tx)} or ${isBefore(tx, tx`t.date`)})
  )
)`

/**
 * A task with the names of its people, read from `task t`. A series is held as it was planned: what it says is compared
 * with what was written.
 */
export const columns = (tx: Tx, operators: Fragment = staysWithHer(tx)) => tx`
  t._id, t.version, t.title, t.description, t.date, t.end_date, t.start_time, t.end_time, t.full_day, t.type,
  t.status, t.not_done, t.dossier_id as "dossierId", t.started_at, t.ended_at, t.confirm_overlap, t.confirm_open_doses,
  t.suspended_by_dossier, t.created_at,
  case when d._id is not null then
    ${namedClient(tx)}
  end as client,
  coalesce((
    select json_agg(${personOfTask(tx)} order by p.last_name, p.first_name, p._id)
    from task_operator o join person p on p._id = o.user_id where o.task_id = t._id and ${operators}
  ), '[]') as operators,
  json_build_object(
    '_id', t.author_id, 'name', coalesce(a.first_name || ' ' || a.last_name, ''), 'avatar', a.avatar
  ) as author,
  case when s._id is not null then
    json_build_object('_id', s._id, 'rule', s.rule, 'until', s.until, 'count', s.count,
      'skip_holidays', s.skip_holidays, 'last_day', s.last_day)
  end as series`

/** What the log says where somebody else carries a task out by now, in a call that is about another thing. */
export const tracedOperators = ({ _id, dossierId }: Pick<Task, '_id' | 'dossierId'>) =>
  ({
    entity_type: 'task',
    entity_id: _id,
    dossier_id: dossierId,
    action: 'update',
    fields: ['operators'],
  }) as const

/** A visit with one of those who carry it out. */
type Carried = Pick<Task, '_id' | 'date'> & { operator: Id }

/** The visits of these people that are for nobody without them. */
export const listForNobody = (tx: Tx, people: readonly Id[]) => tx<Carried[]>`
  select t._id, t.date, o.user_id as operator from task_operator o join task t on t._id = o.task_id
  where o.user_id = any(${[...people]}::uuid[]) and not ${staysWithHer(tx)}`

/** Each of these visits with each of those who carry it out. */
export const listCarried = (tx: Tx, visits: readonly Id[]) => tx<Carried[]>`
  select t._id, t.date, o.user_id as operator from task_operator o join task t on t._id = o.task_id
  where t._id = any(${[...visits]}::uuid[]) and ${staysWithHer(tx)}`

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

/** Tasks with who wrote the version that stands, and when, where somebody has changed them. */
export async function withLastChange(tx: Tx, tasks: readonly Task[]): Promise<Task[]> {
  if (tasks.length === 0) return []
  const changes = await tx<({ _id: Id } & NonNullable<Task['changed']>)[]>`
    select t._id, p.first_name || ' ' || p.last_name as by, t.changed_at as at
    from task t join person p on p._id = t.changed_by where t._id = any(${tasks.map(({ _id }) => _id)}::uuid[])`
  const changeOf = new Map(changes.map(({ _id, ...changed }) => [_id, changed]))
  return tasks.map(task => {
    const changed = changeOf.get(task._id)
    return changed ? { ...task, changed } : task
  })
}

/** A visit with the planned services of which somebody said that they were not done, by name. */
export type ArchivedVisit = Task & { left_out: string[] }

/** The visits of a client from the oldest on, page by page. */
export const listVisitsOf = (tx: Tx, dossier: DossierId, after: Pick<Task, 'date' | '_id'> | undefined) => tx<
  ArchivedVisit[]
>`
  select ${columns(tx)}, array(
      select (select s.name_it from service s where s.code = l.code order by s.valid_from desc limit 1)
      from left_out_service l where l.business_id = t.business_id and l.task_id = t._id order by l.code
    ) as left_out
  from ${withPeople(tx)}
  where t.dossier_id = ${dossier} ${after ? tx`and (t.date, t._id) > (${after.date}::date, ${after._id}::uuid)` : tx``}
  order by t.date, t._id limit ${rowsOfPage}`

/** The visit that was planned together with its client's dossier. */
export async function findFirstTaskOf(tx: Tx, dossier: Id): Promise<Task | undefined> {
  const [task] = await tx<Task[]>`
    select ${columns(tx)} from ${withPeople(tx)} where t.dossier_id = ${dossier}
    order by t.created_at, t._id limit 1`
  return task
}

/** Those of the people who belong to the business, as they stand to planning. */
export const readColleagues = (tx: Tx, people: readonly Id[]) => tx<PlannedColleague[]>`
  select c.user_id as _id, c.roles, c.start_date, ${lastDayOfWork(tx)} as end_date,
    exists (
      select from team_member theirs join team_member mine on mine.team_id = theirs.team_id
      where theirs.user_id = c.user_id and mine.user_id = current_person()
    ) as in_team
  from collaboration c
  where c.business_id = current_business() and c.user_id = any(${people}::uuid[])`

/** Those of the tasks that somebody of a team of the author carries out, or was to until she left. */
export async function tasksOfTeams(tx: Tx, author: Id, tasks: readonly Id[]): Promise<ReadonlySet<Id>> {
  const found = await tx<{ _id: Id }[]>`
    select distinct o.task_id as _id from task_operator o
    join team_member theirs on theirs.user_id = o.user_id join team_member mine on mine.team_id = theirs.team_id
    where o.task_id = any(${tasks}::uuid[]) and mine.user_id = ${author}`
  return new Set(found.map(({ _id }) => _id))
}
