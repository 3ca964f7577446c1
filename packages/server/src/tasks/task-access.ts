import { mayChangeTask, type TaskReach } from '@vicino/domain/tasks/may-change-task.ts'
import { plansFor, problemOfOperators, type StaffedBefore } from '@vicino/domain/tasks/planner.ts'
import type { Task, TaskFields } from '@vicino/domain/tasks/task.ts'
import { isOwnOf } from '@vicino/domain/tasks/task-holder.ts'
import { updateTask } from '@vicino/domain/tasks/task-change.contract.ts'
import { getAllTasks, type getTask } from '@vicino/domain/tasks/tasks.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { admitAllNamed, admitNamed } from '../http/admission.ts'
import { Denied } from '../http/denied.ts'
import { type DossierId, isPermitted, knows, readStandings } from '../http/dossier-access.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import type { Call } from '../http/serve.ts'
import { admitForeign, dossiersOfTasks, refuseGone } from './foreign-tasks.store.ts'
import { findTasks, readColleagues, tasksOfTeams } from './tasks.store.ts'

/** What every question about a task is asked with. */
export type AskingOfTask = Pick<Call<typeof getTask>, 'tx' | 'author' | 'session' | 'today' | 'now'>

/**
 * The task, or the 404 that a missing and a foreign one share; of one that was taken off the plan whoever might have read
 * it is told by whom. One's own is always readable; a visit by whoever
 * may read its dossier, under the rules of the dossier; anything else by who plans for its people.
 */
export async function readTask(asking: AskingOfTask, id: Id): Promise<Task> {
  const [task] = await readTasks(asking, [id])
  return task!
}

/** Several tasks in the order in which they are named, each as `readTask` reads it, or none of them. */
async function readTasks(asking: AskingOfTask, ids: readonly Id[]): Promise<Task[]> {
  const { tx, author } = asking
  const tasks = await findTasks(tx, ids)
  if (tasks.length < ids.length) await refuseGone(asking, ids, tasks)
  const others = tasks.filter(task => !isOwnOf(task, author._id))
  const team = await readTeam(asking, others)
  await admitForeign(
    asking,
    others.filter(({ _id }) => !team.has(_id)),
  )
  return tasks
}

/** The task as somebody may change it who may read it. A closed dossier takes no change. */
export async function readChangeableTask(asking: AskingOfTask, id: Id): Promise<Task> {
  const [task] = await readChangeableTasks(asking, [id])
  return task!
}

/** Several tasks in the order in which they are named, each as `readChangeableTask` reads it, or none of them. */
export async function readChangeableTasks(asking: AskingOfTask, ids: readonly Id[]): Promise<Task[]> {
  const tasks = await readTasks(asking, ids)
  const changeable = new Set(await changeableAmong(asking, tasks))
  const kept = tasks.find(task => !changeable.has(task))
  if (kept) throw new Denied(new Refusal('forbidden'), asking.session, kept.dossierId ?? undefined)
  return tasks
}

/** Those of the tasks that somebody may change. */
export async function changeableAmong<T extends Task>(
  asking: AskingOfTask,
  tasks: readonly T[],
): Promise<T[]> {
  const reachTo = await readReach(asking, tasks)
  return tasks.filter(task => mayChangeTask(task, asking.author._id, reachTo(task)))
}

async function readReach(asking: AskingOfTask, tasks: readonly Task[]): Promise<(task: Task) => TaskReach> {
  const { tx, author, session, today } = asking
  const team = await readTeam(asking, tasks)
  const dossiers = dossiersOfTasks(tasks)
  const standings = dossiers.length === 0 ? [] : await readStandings(tx, dossiers, today)
  const standingOf = new Map(standings.map(standing => [standing._id, standing]))
  return task => {
    const plansForPeople = team.has(task._id)
    if (!task.dossierId) return { readsClient: true, plans: plansFor(author) === 'all' || plansForPeople }
    const standing = standingOf.get(task.dossierId)
    if (!standing || !knows({ session, standing }, 'task')) return { readsClient: false, plans: false }
    if (standing.status === 'closed') throw new Denied(new Refusal('dossier_closed'), session, task.dossierId)
    const plansForClient = isPermitted(session, standing, 'calendar.plan_all', 'write')
    return { readsClient: true, plans: plansForClient || plansForPeople }
  }
}

/** Which of the tasks are of the people of an author who plans for her teams. */
async function readTeam({ tx, author }: AskingOfTask, tasks: readonly Task[]): Promise<ReadonlySet<Id>> {
  if (plansFor(author) !== 'team' || tasks.length === 0) return new Set()
  return tasksOfTeams(
    tx,
    author._id,
    tasks.map(({ _id }) => _id),
  )
}

/** A visit is planned by whoever may read the dossier, as far as the calendar lets her plan at all. */
const planning = { method: updateTask.method, permission: 'dossier.list', need: 'read' } as const

/** The clients' dossiers as somebody may plan in them, and whether she plans for the client and not only for herself. */
export async function admitClients(
  { tx, session, today }: AskingOfTask,
  clients: readonly Id[],
): Promise<Map<Id, { dossier: DossierId; plansForClient: boolean }>> {
  const admitted = await admitAllNamed(tx, session, clients, today, planning)
  return new Map(
    Array.from(admitted, ([client, { dossier, standing }]) => [
      client,
      { dossier, plansForClient: isPermitted(session, standing, 'calendar.plan_all', 'write') },
    ]),
  )
}

/** What is planned, and what stood before it. */
type Restaffed = { fields: TaskFields; before?: StaffedBefore | undefined }

/**
 * Refuses operators whom the author may not plan for, or who care for no client, by the rule of the domain.
 * @param pathOf where the operators of one of them stand in the body
 */
export async function admitOperators(
  asking: AskingOfTask,
  planned: readonly Restaffed[],
  pathOf: (at: number) => string = () => 'operators',
): Promise<void> {
  const { tx, author, session } = asking
  const people = planned.flatMap(({ fields, before }) => [...fields.operators, ...(before?.operators ?? [])])
  const colleagues = await readColleagues(tx, [...new Set(people)])
  for (const [at, { fields, before }] of planned.entries()) {
    const problem = problemOfOperators(author, fields, colleagues, before)
    if (problem === 'not_found')
      throw new Denied(new Refusal('not_found'), session, fields.client ?? undefined)
    if (problem === 'forbidden') throw forbiddenAt('operators', asking)
    if (problem !== null) throw refuseField(pathOf(at), problem)
  }
}

/** Whose days somebody asks for: those of a dossier that she may read, her own, or those that she plans. */
export async function admitListing(
  asking: AskingOfTask,
  { dossierId, operatorId }: { dossierId?: Id | undefined; operatorId?: Id | undefined },
): Promise<DossierId | undefined> {
  const { tx, author, session, today } = asking
  if (dossierId) return (await admitNamed(tx, session, dossierId, today, getAllTasks)).dossier
  if (operatorId && operatorId !== author._id && plansFor(author) === 'self')
    throw forbiddenAt('operatorId', asking)
  return undefined
}

const forbiddenAt = (path: string, { session }: AskingOfTask): Denied =>
  new Denied(new Refusal('forbidden', { fields: [{ path, code: 'forbidden' }] }), session)
