import type { SelectedService } from '@vicino/domain/day-services/selected-services.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import { strikesDay } from '@vicino/domain/dossiers/dossier.ts'
import { problemOfSettling } from '@vicino/domain/tasks/care-origin.ts'
import { keptReason, type OverlapConfirmation } from '@vicino/domain/tasks/overlap-confirmation.ts'
import { PlannedTask } from '@vicino/domain/tasks/planned-task.ts'
import { firstOperators } from '@vicino/domain/tasks/planner.ts'
import { asSeenBy } from '@vicino/domain/tasks/private-task.ts'
import { fieldsOfTask, type Task, type TaskFields, WholeTask } from '@vicino/domain/tasks/task.ts'
import { fieldsInFuture, isDoneAhead, isEndedAhead } from '@vicino/domain/tasks/task-action.ts'
import { isTouched, mayBeRemoved, type TaskStatus } from '@vicino/domain/tasks/task-status.ts'
import {
  type ChangedTask,
  changeTask,
  completeTask,
  isMoved,
  leavesRecord,
  type NewTask,
} from '@vicino/domain/tasks/written-task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Author } from '../access/author.ts'
import { Denied } from '../http/denied.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { found, wholeOrRefuse } from '../http/schema.ts'
import { recordedAmong, standingOn } from '../performances/performances.store.ts'
import { writePlannedServices } from '../performances/planned-services.store.ts'
import { keepLeftPlaces } from './left-places.store.ts'
import { restToDos } from './resting-to-dos.store.ts'
import { followSeries } from './series/series.store.ts'
import { admitServices } from './services-of-new.ts'
import { refuseOpenDoses } from './visit/task-doses.ts'
import { admitClients, admitOperators, type AskingOfTask, readTask } from './task-access.ts'
import { refuseOverlap } from './task-clashes.ts'
import { holdDossiers, type Placing } from './task-places.store.ts'
import { findTask, withLastChange } from './tasks.store.ts'
import { findOrigin } from './task-origin.store.ts'
import { deleteTasks, insertTask, updateTask } from './task-writes.store.ts'

/** The new task with its defaults. */
export const completeNewTask = (
  author: Author,
  { operators, ...written }: Omit<NewTask, '_id'>,
): TaskFields =>
  completeTask(
    { ...written, operators: operators ?? firstOperators(author, written.type ?? 'client') },
    author._id,
  )

/** What is said of new tasks beside their fields. */
export type Planning = {
  confirm: OverlapConfirmation | null
  /** The services for which a visit is. */
  services?: readonly SelectedService[]
  /** Whether it continues something of which the operators were admitted before, whoever continues it. */
  goesOn?: boolean
}

/** Puts a new task on the plan once nothing stands in its way. */
export async function planNewTask(
  asking: AskingOfTask,
  id: Id,
  fields: TaskFields,
  { confirm, services = [], goesOn = false }: Planning,
): Promise<Task> {
  const { tx, author, now } = asking
  await admitServices(asking, fields, services)
  const [placing] = await placeTasks(asking, [fields])
  if (!goesOn) await admitOperators(asking, [{ fields }])
  await refuseOverlap(asking, [{ ...fields, _id: id }], confirm)
  if (!(await insertTask(tx, author, id, fields, placing!, now))) throw new Refusal('id_taken')
  if (services.length > 0) await writePlannedServices(tx, author.business, id, services)
  return found(await findTask(tx, id))
}

/**
 * Changes a task that the author may change. Where it moves, everything that planning asks is asked anew; what
 * was confirmed for another hour confirms nothing there. What is part of the record stays where it is.
 */
export async function changePlannedTask(
  asking: AskingOfTask,
  before: Task,
  written: ChangedTask,
): Promise<Task> {
  const { tx, now, today } = asking
  const seen = fieldsOfTask(before)
  const changed = changeTask(seen, written)
  if (leavesRecord(seen, changed, today)) throw await partOfRecord(tx, before)
  const moved = isMoved(seen, changed)
  const confirm = written.confirm_overlap ?? null
  const confirm_overlap = moved ? keptReason(confirm) : changed.confirm_overlap
  const fields = wholeOrRefuse(moved ? PlannedTask : WholeTask, { ...changed, confirm_overlap })
  refuseFuture(written, now)
  if (before.status !== 'completed' || moved) refuseDoneAhead(fields, today)
  if (written.ended_at && isEndedAhead(fields)) throw refuseField('ended_at', 'before_visit')
  await refuseOpenDoses(asking, before, fields, !!written.confirm_open_doses)
  await refuseApartFromCare(asking, before, fields.status)
  const [placing] = moved ? await placeTasks(asking, [fields]) : []
  if (moved) {
    await admitOperators(asking, [{ fields, before: seen }])
    await refuseOverlap(asking, [{ ...fields, _id: before._id }], confirm)
  }
  await keepLeftPlaces(tx, [{ _id: before._id, before: seen, after: fields }], asking)
  if (!(await updateTask(tx, before, fields, { placing: placing ?? null, now })))
    await refuseOvertaken(asking, before)
  if (moved && fields.client === null) await restToDos(tx, [before._id], today)
  if (fields.status !== before.status) await refuseUndone(tx, before, fields.status)
  if (fields.date !== before.date) await followSeries(tx, [before])
  return found(await findTask(tx, before._id))
}

/**
 * Takes tasks off the plan that the author may change, all of them or none; what is part of the record stays. As
 * many statements for a hundred as for one.
 */
export async function takeOffPlan(asking: AskingOfTask, tasks: readonly Task[]): Promise<void> {
  const { tx, today, now } = asking
  if (tasks.length === 0) return
  const recorded = await recordedAmong(
    tx,
    tasks.map(({ _id }) => _id),
  )
  const kept = tasks.find(task => !mayBeRemoved(task, today) || recorded.has(task._id))
  if (kept) throw await partOfRecord(tx, kept)
  const gone = await deleteTasks(tx, tasks, now)
  const overtaken = tasks.find(({ _id }) => !gone.has(_id))
  if (overtaken) await refuseOvertaken(asking, overtaken)
  await followSeries(tx, tasks)
}

/**
 * Why a visit stays where it is, with the way that is open: while something that was recorded on it stands, nobody can
 * say that it was not carried out.
 */
export async function partOfRecord(tx: AskingOfTask['tx'], kept: Task): Promise<Refusal> {
  const { recorded } = await standingOn(tx, kept._id)
  return new Refusal(recorded ? 'visit_recorded' : 'part_of_record', { current: kept })
}

/**
 * Refuses to say that a visit was not carried out, or not ended, while what was recorded on it says the opposite.
 * @throws {Refusal} `visit_invoiced`, `services_stand`
 */
async function refuseUndone(tx: AskingOfTask['tx'], before: Task, status: TaskStatus): Promise<void> {
  if (status !== 'not_done' && before.status !== 'completed') return
  const { recorded, invoiced } = await standingOn(tx, before._id)
  if (invoiced && before.status === 'completed') throw new Refusal('visit_invoiced')
  if (recorded && status === 'not_done') throw new Refusal('services_stand')
}

/**
 * Refuses to settle or to reopen a to-do of care apart from its step, or unseen.
 * @throws {Refusal} at the status
 */
async function refuseApartFromCare(
  asking: AskingOfTask,
  { _id, status }: Task,
  next: TaskStatus,
): Promise<void> {
  if (next === status) return
  const problem = problemOfSettling(await findOrigin(asking, _id), status, next)
  if (problem) throw refuseField('status', problem)
}

/**
 * Refuses a change over a task that somebody else has changed since it was read.
 * @throws {Refusal} `stale`, with the task as the author may see it; `not_found` where she no longer may, `removed` where it
 * is gone
 */
export async function refuseOvertaken(asking: AskingOfTask, { _id }: Task): Promise<never> {
  const [current] = await withLastChange(asking.tx, [await readTask(asking, _id)])
  throw new Refusal('stale', { current: asSeenBy(current!, asking.author._id) })
}

/** Refuses a visit of a day to come that is said to be carried out; `path` as below. */
export function refuseDoneAhead(fields: TaskFields, today: Day, path = ''): void {
  if (isDoneAhead(fields, today)) throw refuseField(`${path}status`, 'in_the_future')
}

/** Refuses a begin or an end that is still to come; `path` is where the task stands in the body. */
export function refuseFuture(written: Parameters<typeof fieldsInFuture>[0], now: Instant, path = ''): void {
  const fields = fieldsInFuture(written, now).map(field => ({
    path: path + field,
    code: 'in_the_future' as const,
  }))
  if (fields.length > 0) throw new Refusal('unprocessable', { fields })
}

/**
 * Where tasks stand, in their order: their client's dossier, whether they open it, and whether each rests on its
 * day.
 */
export async function placeTasks(asking: AskingOfTask, tasks: readonly TaskFields[]): Promise<Placing[]> {
  const { tx, session, today } = asking
  const clients = [...new Set(tasks.flatMap(({ client }) => client ?? []))]
  const admitted = await admitClients(asking, clients)
  const dossiers = Array.from(admitted.values(), ({ dossier }) => dossier)
  const held = await holdDossiers(tx, dossiers)
  const closed = dossiers.find(dossier => held.get(dossier)!.status === 'closed')
  if (closed) throw new Denied(new Refusal('dossier_closed'), session, closed)
  return tasks.map(fields => {
    if (fields.client === null) return nowhere
    const { dossier, plansForClient } = admitted.get(fields.client)!
    const { suspension } = held.get(dossier)!
    return {
      dossier,
      opens_dossier: plansForClient,
      suspended_by_dossier: fields.date >= today && !isTouched(fields) && strikesDay(suspension, fields.date),
    }
  })
}

const nowhere: Placing = { dossier: null, opens_dossier: false, suspended_by_dossier: false }
