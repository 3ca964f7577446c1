import { scopesOf } from '@vicino/domain/access/permits.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import { strikesDay } from '@vicino/domain/dossiers/dossier.ts'
import { findClashes, isBusy } from '@vicino/domain/tasks/overlap.ts'
import { asSeenBy } from '@vicino/domain/tasks/private-task.ts'
import { fieldsOfTask, type Task, type TaskFields } from '@vicino/domain/tasks/task.ts'
import { fieldsInFuture } from '@vicino/domain/tasks/task-action.ts'
import { isTouched } from '@vicino/domain/tasks/task-status.ts'
import { updateTask } from '@vicino/domain/tasks/tasks.contract.ts'
import { completeTask, type NewTask } from '@vicino/domain/tasks/written-task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Author } from '../access/author.ts'
import { admitNamed } from '../http/admission.ts'
import { Denied } from '../http/denied.ts'
import { isPermitted } from '../http/dossier-access.ts'
import { Refusal } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import { holdDays, listRivals } from './overlap.store.ts'
import type { Asking } from './task-access.ts'
import { plansFor } from './task-list.store.ts'
import { findTask, holdDossier, insertTask, type Placing, readColleagues } from './tasks.store.ts'

/** The new task with its defaults: the author carries it out, unless she plans for a whole organisation. */
export function completeNewTask(author: Author, { operators, ...written }: Omit<NewTask, '_id'>): TaskFields {
  const leftOpen = scopesOf(author, 'calendar.plan_all', 'write').includes('all')
  return completeTask({ ...written, operators: operators ?? (leftOpen ? [] : [author._id]) }, author._id)
}

/** Puts a new task on the plan once nothing stands in its way. */
export async function planNewTask(asking: Asking, id: Id, fields: TaskFields): Promise<Task> {
  const { tx, author, now } = asking
  const placing = await placeTask(asking, fields)
  await admitOperators(asking, fields)
  await refuseOverlap(asking, id, fields)
  if (!(await insertTask(tx, author, id, fields, placing, now))) throw new Refusal('id_taken')
  return found(await findTask(tx, id))
}

/** Refuses a begin or an end that is still to come; `path` is where the task stands in the body. */
export function refuseFuture(written: Parameters<typeof fieldsInFuture>[0], now: Instant, path = ''): void {
  const fields = fieldsInFuture(written, now).map(field => ({
    path: path + field,
    code: 'in_the_future' as const,
  }))
  if (fields.length > 0) throw new Refusal('unprocessable', { fields })
}

/** A visit is planned by whoever may read the dossier, as far as the calendar lets her plan at all. */
const planning = { method: updateTask.method, permission: 'dossier.list', need: 'read' } as const

/** Where a task stands: its client's dossier, whether it opens it, and whether it rests on that day. */
export async function placeTask(asking: Asking, fields: TaskFields): Promise<Placing> {
  const { tx, session, today } = asking
  if (fields.client === null) return { dossier: null, opens_dossier: false, suspended_by_dossier: false }
  const { dossier, standing } = await admitNamed(tx, session, fields.client, today, planning)
  const { status, suspension } = await holdDossier(tx, dossier)
  if (status === 'closed') throw new Denied(new Refusal('dossier_closed'), session, dossier)
  return {
    dossier,
    opens_dossier: isPermitted(session, standing, 'calendar.plan_all', 'write'),
    suspended_by_dossier: fields.date >= today && !isTouched(fields) && strikesDay(suspension, fields.date),
  }
}

/**
 * Refuses operators whom the author may not plan for. Strangers, colleagues whose days she does not plan and who
 * does not work here on that day are not found; nobody takes a colleague off a visit or hands on her own without
 * planning for others.
 */
export async function admitOperators(asking: Asking, fields: TaskFields, before?: TaskFields): Promise<void> {
  const { tx, author, session } = asking
  const { operators, date } = fields
  const kept = new Set(before?.operators)
  const people = [...new Set([...kept, ...operators])]
  const colleagues = new Map((await readColleagues(tx, people, date)).map(one => [one._id, one]))
  const plans = plansFor(author)
  const mayPlan = (person: Id) =>
    person === author._id || plans === 'all' || (plans === 'team' && colleagues.get(person)?.in_team === true)
  const placed = operators.filter(person => !kept.has(person) || date !== before?.date)
  if (
    !operators.every(person => kept.has(person) || mayPlan(person)) ||
    !placed.every(person => colleagues.get(person)?.works)
  )
    throw new Denied(new Refusal('not_found'), session, fields.client ?? undefined)
  const handsOn = plans === 'self' && !operators.includes(author._id)
  if (handsOn || !people.every(person => operators.includes(person) || mayPlan(person)))
    throw new Denied(
      new Refusal('forbidden', { fields: [{ path: 'operators', code: 'forbidden' }] }),
      session,
    )
}

/** Refuses a task that wants somebody's time twice, unless the author has said why. Names what stands in the way. */
export async function refuseOverlap(asking: Asking, id: Id, fields: TaskFields): Promise<void> {
  const { tx, author } = asking
  const planned = { ...fields, _id: id }
  if (!isBusy(planned)) return
  await holdDays(tx, author.business, fields)
  if (fields.confirm_overlap) return
  const rivals = await listRivals(tx, fields)
  const others = rivals.map(rival => ({ ...fieldsOfTask(asSeenBy(rival, author._id)), _id: rival._id }))
  const clashes = findClashes(planned, others)
  if (clashes.length > 0) throw new Refusal('overlap', { current: { clashes } })
}
