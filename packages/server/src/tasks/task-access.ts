import { isPrivateTo } from '@vicino/domain/tasks/private-task.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { getTask } from '@vicino/domain/tasks/tasks.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { admitNamed } from '../http/admission.ts'
import { Denied } from '../http/denied.ts'
import { isPermitted, readStanding } from '../http/dossier-access.ts'
import { Refusal } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Call } from '../http/serve.ts'
import { plansFor } from './task-list.store.ts'
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
  if (isOwn(task, author._id) || (await plansForItsPeople(asking, task))) return task
  if (task.dossierId) await admitNamed(tx, session, task.dossierId, today, getTask)
  else if (plansFor(author) !== 'all') throw new Denied(new Refusal('not_found'), session)
  return task
}

/**
 * The task as somebody may change it who may read it: one of its operators, or who plans for them or for the
 * client. Others' private time is changed by nobody else.
 */
export async function readOwnOrPlannedTask(asking: Asking, id: Id): Promise<Task> {
  const { author, session } = asking
  const task = await readTask(asking, id)
  const forbidden = new Denied(new Refusal('forbidden'), session, task.dossierId ?? undefined)
  if (isPrivateTo(task, author._id)) throw forbidden
  const carriesOut = task.operators.some(operator => operator._id === author._id)
  const holdsIt = carriesOut || (task.operators.length === 0 && task.author._id === author._id)
  if (!(await isWithinReach(asking, task, holdsIt))) throw forbidden
  return task
}

async function isWithinReach(asking: Asking, task: Task, holdsIt: boolean): Promise<boolean> {
  const { tx, author, session, today } = asking
  const plans = plansFor(author)
  if (!task.dossierId) return holdsIt || plans === 'all' || plansForItsPeople(asking, task)
  const [standing] = await readStanding(tx, task.dossierId, today)
  if (!standing || !isPermitted(session, standing, 'dossier.list', 'read')) return false
  if (standing.status === 'closed') throw new Denied(new Refusal('dossier_closed'), session, task.dossierId)
  return (
    holdsIt || isPermitted(session, standing, 'calendar.plan_all', 'write') || plansForItsPeople(asking, task)
  )
}

/** Whether one of the operators shares a team with an author who plans for her teams. */
async function plansForItsPeople({ tx, author, today }: Asking, { operators }: Task): Promise<boolean> {
  if (plansFor(author) !== 'team' || operators.length === 0) return false
  const colleagues = await readColleagues(
    tx,
    operators.map(operator => operator._id),
    today,
  )
  return colleagues.some(colleague => colleague.in_team)
}

const isOwn = (task: Task, person: Id): boolean =>
  task.author._id === person || task.operators.some(operator => operator._id === person)
