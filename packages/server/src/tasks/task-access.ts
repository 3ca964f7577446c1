import { mayChangeTask, type TaskReach } from '@vicino/domain/tasks/may-change-task.ts'
import { plansFor, problemOfOperators } from '@vicino/domain/tasks/planner.ts'
import type { Task, TaskFields } from '@vicino/domain/tasks/task.ts'
import { isOwnOf } from '@vicino/domain/tasks/task-holder.ts'
import { getAllTasks, getTask, updateTask } from '@vicino/domain/tasks/tasks.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { admitNamed } from '../http/admission.ts'
import { Denied } from '../http/denied.ts'
import { type DossierId, isPermitted, readStanding } from '../http/dossier-access.ts'
import { Refusal } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Call } from '../http/serve.ts'
import { findTask, readColleagues } from './tasks.store.ts'

/** What every question about a task is asked with. */
export type Asking = Pick<Call<typeof getTask>, 'tx' | 'author' | 'session' | 'today' | 'now'>

/**
 * The task, or the 404 that a missing and a foreign one share. One's own is always readable; a visit by whoever
 * may read its dossier, under the rules of the dossier; anything else by who plans for its people.
 */
export async function readTask(asking: Asking, id: Id): Promise<Task> {
  const { tx, author, session, today } = asking
  const task = found(await findTask(tx, id))
  if (isOwnOf(task, author._id) || (await plansForOneOf(asking, task))) return task
  if (task.dossierId) await admitNamed(tx, session, task.dossierId, today, getTask)
  else if (plansFor(author) !== 'all') throw new Denied(new Refusal('not_found'), session)
  return task
}

/** The task as somebody may change it who may read it. A closed dossier takes no change. */
export async function readChangeableTask(asking: Asking, id: Id): Promise<Task> {
  const { author, session } = asking
  const task = await readTask(asking, id)
  if (!mayChangeTask(task, author._id, await readReach(asking, task)))
    throw new Denied(new Refusal('forbidden'), session, task.dossierId ?? undefined)
  return task
}

async function readReach(asking: Asking, task: Task): Promise<TaskReach> {
  const { tx, author, session, today } = asking
  if (!task.dossierId)
    return { readsClient: true, plans: plansFor(author) === 'all' || (await plansForOneOf(asking, task)) }
  const [standing] = await readStanding(tx, task.dossierId, today)
  if (!standing || !isPermitted(session, standing, 'dossier.list', 'read'))
    return { readsClient: false, plans: false }
  if (standing.status === 'closed') throw new Denied(new Refusal('dossier_closed'), session, task.dossierId)
  const plansForClient = isPermitted(session, standing, 'calendar.plan_all', 'write')
  return { readsClient: true, plans: plansForClient || (await plansForOneOf(asking, task)) }
}

/** Whether one of the operators shares a team with an author who plans for her teams. */
async function plansForOneOf({ tx, author, today }: Asking, { operators }: Task): Promise<boolean> {
  if (plansFor(author) !== 'team' || operators.length === 0) return false
  const people = operators.map(operator => operator._id)
  return (await readColleagues(tx, people, today)).some(colleague => colleague.in_team)
}

/** A visit is planned by whoever may read the dossier, as far as the calendar lets her plan at all. */
const planning = { method: updateTask.method, permission: 'dossier.list', need: 'read' } as const

/** The client's dossier as somebody may plan in it, and whether she plans for the client and not only for herself. */
export async function admitClient(
  { tx, session, today }: Asking,
  client: Id,
): Promise<{ dossier: DossierId; plansForClient: boolean }> {
  const { dossier, standing } = await admitNamed(tx, session, client, today, planning)
  return { dossier, plansForClient: isPermitted(session, standing, 'calendar.plan_all', 'write') }
}

/** Refuses operators whom the author may not plan for, by the rule of the domain. */
export async function admitOperators(asking: Asking, fields: TaskFields, before?: TaskFields): Promise<void> {
  const { tx, author, session } = asking
  const people = new Set([...fields.operators, ...(before?.operators ?? [])])
  const colleagues = await readColleagues(tx, [...people], fields.date)
  const problem = problemOfOperators(author, fields, colleagues, before)
  if (problem === 'not_found') throw new Denied(new Refusal('not_found'), session, fields.client ?? undefined)
  if (problem === 'forbidden') throw forbiddenAt('operators', asking)
}

/** Whose days somebody asks for: those of a dossier that she may read, her own, or those that she plans. */
export async function admitListing(
  asking: Asking,
  { dossierId, operatorId }: { dossierId?: Id | undefined; operatorId?: Id | undefined },
): Promise<DossierId | undefined> {
  const { tx, author, session, today } = asking
  if (dossierId) return (await admitNamed(tx, session, dossierId, today, getAllTasks)).dossier
  if (operatorId && operatorId !== author._id && plansFor(author) === 'self')
    throw forbiddenAt('operatorId', asking)
  return undefined
}

const forbiddenAt = (path: string, { session }: Asking): Denied =>
  new Denied(new Refusal('forbidden', { fields: [{ path, code: 'forbidden' }] }), session)
