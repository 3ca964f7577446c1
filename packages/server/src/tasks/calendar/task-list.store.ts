import type { Day } from '@vicino/domain/days/day.ts'
import { readSearch } from '@vicino/domain/people/search-words.ts'
import { plansFor } from '@vicino/domain/tasks/planner.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { TaskStatus } from '@vicino/domain/tasks/task-status.ts'
import type { TaskType } from '@vicino/domain/tasks/task-type.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Fragment } from 'postgres'
import type { Author } from '../../access/author.ts'
import type { Tx } from '../../db/tenant.ts'
import { type DossierId, knownWithin, withinReach } from '../../http/dossier-access.ts'
import { columns, withPeople } from '../tasks.store.ts'

/** Two days, both included. */
export type DayRange = { from: Day; to: Day }

export type TaskFilter = {
  operatorId?: Id | undefined
  type?: TaskType | undefined
  status?: TaskStatus | undefined
  search?: string | undefined
}

/** Which tasks are asked for: of one dossier, or else of those whose days the author may see. */
export type AskedTasks = {
  author: Author
  range: DayRange
  dossier: DossierId | undefined
  filter: TaskFilter
  today: Day
}

/** The tasks that reach into a range, by day and clock. At most `limit` of them. */
export async function listTasks(tx: Tx, asked: AskedTasks, limit: number): Promise<Task[]> {
  if (asksForNothing(asked.filter)) return []
  return tx<Task[]>`
    select ${columns(tx)} from ${withPeople(tx)} where ${isAskedFor(tx, asked)}
    order by t.date, t.full_day desc, t.start_time, t._id limit ${limit}`
}

/** A search of signs alone finds nothing. */
export const asksForNothing = ({ search }: TaskFilter): boolean =>
  search !== undefined && search !== '' && readSearch(search).length === 0

/** Whether `task t` is one of those that are asked for. */
export function isAskedFor(tx: Tx, { author, range, dossier, filter, today }: AskedTasks): Fragment {
  const { operatorId, search = '' } = filter
  const words = readSearch(search)
  const plans = plansFor(author)
  const ids = dossier
    ? ofDossiers(tx, [dossier], range)
    : operatorId
      ? carriedOutBy(tx, [operatorId], range)
      : plans === 'self'
        ? ownOf(tx, author._id, range)
        : inRange(tx, range)
  return tx`
    t._id = any(array(${ids}))
    ${plans === 'team' && !dossier ? tx`and ${ofHerTeams(tx, author, today)}` : tx``}
    ${dossier && operatorId ? tx`and ${isCarriedOutBy(tx, operatorId)}` : tx``}
    ${isOfKind(tx, 't', filter)}
    ${words.length > 0 ? words.map(word => tx`and ${saysWord(tx, author, word)}`) : tx``}`
}

/** Further conditions of type and status, where they are asked for. */
export const isOfKind = (tx: Tx, task: string, { type, status }: TaskFilter): Fragment => tx`
  ${type ? tx`and ${tx(task)}.type = ${type}` : tx``} ${status ? tx`and ${tx(task)}.status = ${status}` : tx``}`

// The ids of a range are found arm by arm, each by an index of its own. In one condition with `or` the driver's
// prepared statements, planned without knowing the days, read the whole calendar of a business. They are found
// once, as an array: a plan made while the calendar was small would look for them anew at each of its rows.

/** What began before a day and reaches into it. One that ends at midnight does not reach into the next day. */
export const beganBefore = (tx: Tx, task: string, day: Day): Fragment => tx`
  ${tx(task)}.end_date > ${tx(task)}.date and ${tx(task)}.date < ${day} and ${tx(task)}.end_date >= ${day}
  and (${tx(task)}.end_date > ${day} or ${tx(task)}.end_time is distinct from '00:00')`

const inRange = (tx: Tx, { from, to }: DayRange): Fragment => tx`
  select w._id from task w where w.date between ${from} and ${to}
  union all
  select l._id from task l where ${beganBefore(tx, 'l', from)}`

/** The visits of some clients. */
export const ofDossiers = (tx: Tx, dossiers: readonly Id[], { from, to }: DayRange): Fragment => tx`
  select w._id from task w where w.dossier_id = any(${dossiers}::uuid[]) and w.date between ${from} and ${to}
  union all
  select l._id from task l where l.dossier_id = any(${dossiers}::uuid[]) and ${beganBefore(tx, 'l', from)}`

/** What one of these people carries out. */
export const carriedOutBy = (tx: Tx, people: readonly Id[], { from, to }: DayRange): Fragment => tx`
  select o.task_id from task_operator o
  where o.user_id = any(${people}::uuid[]) and o.date between ${from} and ${to}
  union all
  select o.task_id from task_operator o
  where o.user_id = any(${people}::uuid[]) and o.until >= ${from} and o.date < ${from}`

/** What somebody carries out or has written. */
const ownOf = (tx: Tx, person: Id, range: DayRange): Fragment => tx`
  ${carriedOutBy(tx, [person], range)}
  union all
  select w._id from task w where w.author_id = ${person} and w.date between ${range.from} and ${range.to}
  union all
  select l._id from task l where l.author_id = ${person} and ${beganBefore(tx, 'l', range.from)}`

const isCarriedOutBy = (tx: Tx, person: Id): Fragment =>
  tx`exists (select from task_operator o where o.task_id = t._id and o.user_id = ${person})`

/** Her own, her clients' and her team members'. */
const ofHerTeams = (tx: Tx, author: Author, today: Day): Fragment => tx`(
  t.author_id = ${author._id} or ${isCarriedOutBy(tx, author._id)}
  or ${withinReach(tx, author, 'calendar.plan_all', 't.dossier_id', today)}
  or exists (
    select from task_operator o join team_member theirs on theirs.user_id = o.user_id
    join team_member mine on mine.team_id = theirs.team_id
    where o.task_id = t._id and mine.user_id = ${author._id}
  )
)`

/**
 * Whether the author may read a task: her own, a visit whose dossier she may read, what she plans, and what is
 * nobody's visit where she plans for all. The same as `readTask` asks of one.
 */
export function isReadableBy(tx: Tx, author: Author, today: Day): Fragment {
  const plans = plansFor(author)
  return tx`(
    t.author_id = ${author._id} or ${isCarriedOutBy(tx, author._id)}
    or t.dossier_id is not null and ${knownWithin(tx, author, 'task', 't.dossier_id', today)}
    or ${plans === 'all' ? tx`t.dossier_id is null` : tx`false`}
    or ${plans === 'team' ? ofHerTeams(tx, author, today) : tx`false`}
  )`
}

/** Whether a word begins one of the title or of the client. Others' private time is found by nothing. */
function saysWord(tx: Tx, author: Author, word: string): Fragment {
  return tx`(
    strpos(t.title_words, ${` ${word}`}) > 0 and (
      t.type <> 'personal' or t.author_id = ${author._id} or ${isCarriedOutBy(tx, author._id)}
    )
    or t.dossier_id in (select b.dossier_id from dossier_beginning b where b.beginning = ${word})
  )`
}
