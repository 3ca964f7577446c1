import { type AbsenceFields, kindOfTitle, taskOfAbsence } from '@vicino/domain/absences/absence.ts'
import type { NewAbsence } from '@vicino/domain/absences/absences.contract.ts'
import { inAbsence } from '@vicino/domain/absences/released.ts'
import { whoIsAway } from '@vicino/domain/absences/who-is-away.ts'
import { handedOn } from '@vicino/domain/assignment/assignment.ts'
import type { TaskToPlan } from '@vicino/domain/tasks/overlap.ts'
import { fieldsOfTask, type Task } from '@vicino/domain/tasks/task.ts'
import { isCarriedOutBy } from '@vicino/domain/tasks/task-holder.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { Refusal, refuseField } from '../../http/refusal.ts'
import { found } from '../../http/schema.ts'
import { holdDays } from '../overlap.store.ts'
import { admitOperators, type AskingOfTask, readChangeableTask, readChangeableTasks } from '../task-access.ts'
import { wantedBy } from '../task-clashes.ts'
import { placeTasks, planNewTask } from '../task-plan.ts'
import { findTasks, withLastChange } from '../tasks.store.ts'
import { reassignTasks } from '../task-writes.store.ts'
import { readMet } from './absence-plan.ts'
import { findPlanned } from './absence-plan.store.ts'
import { findAbsence, insertAbsence, type KeptTask, keepConfirmed } from './absences.store.ts'
import { refuseTaken } from './taken-times.ts'

type Handed = NewAbsence['handed'][number]
type Away = Pick<AbsenceFields, 'operatorId' | 'date' | 'end_date' | 'start_time' | 'end_time'>
type Change = { before: Task; next: TaskToPlan; to: Id | null }

/**
 * Writes an absence and hands on what it releases, all of it or nothing. Every task that it releases is named, so that
 * nobody stays without a carer because a visit came up while the planner was choosing.
 * @returns the tasks as they stood before
 */
export async function confirmAbsence(
  asking: AskingOfTask,
  id: Id,
  { handed, stays, ...absence }: Omit<NewAbsence, '_id'>,
): Promise<Task[]> {
  const itself = fieldsOf(absence, stays)
  const changes = await handOn(asking, absence, handed)
  const reason = itself.confirm_overlap
  await planNewTask(asking, id, itself, { confirm: reason && { ...reason, of: stays } })
  await insertAbsence(
    asking.tx,
    asking.author,
    { _id: id, operator_id: absence.operatorId, kind: absence.kind, made_at: asking.now },
    changes.map(keptOf),
  )
  return changes.map(({ before }) => before)
}

/**
 * Hands on what an absence that stands already releases, which somebody wrote on the calendar or which has released
 * something before.
 * @returns the tasks as they stood before
 * @throws {Refusal} `stale` also where it is another absence by now
 */
export async function handOnStanding(
  asking: AskingOfTask,
  id: Id,
  { version, handed }: { version: number; handed: readonly Handed[] },
): Promise<Task[]> {
  const { tx, author, now } = asking
  const standing = await readChangeableTask(asking, id)
  await refuseStale(tx, standing.version === version ? [] : [standing])
  const operator = found(whoIsAway(standing))
  const made = await findAbsence(tx, id, true)
  if (made && made.operator._id !== operator._id) throw new Refusal('not_found')
  found(await findPlanned(tx, author, operator._id))
  const changes = await handOn(asking, { ...standing, operatorId: operator._id }, handed)
  // By now its days are held.
  await refuseStale(
    tx,
    (await findTasks(tx, [id])).filter(task => task.version !== version),
  )
  await insertAbsence(
    tx,
    author,
    { _id: id, operator_id: operator._id, kind: kindOfTitle(standing.title), made_at: now },
    changes.map(keptOf),
  )
  return changes.map(({ before }) => before)
}

const keptOf = ({ before, to }: Change): KeptTask => ({
  task_id: before._id,
  version: before.version + 1,
  operators: before.operators.map(({ _id }) => _id),
  confirm_overlap: before.confirm_overlap,
  given_to: to,
})

/** Hands the named tasks on, which are all that the absence releases. */
async function handOn(asking: AskingOfTask, absence: Away, handed: readonly Handed[]): Promise<Change[]> {
  handed.forEach(({ to }, at) => {
    if (to === absence.operatorId) throw refuseField(`handed.${at}.to`, 'not_an_option')
  })
  const changes = await readChanges(asking, absence, handed)
  await writeChanges(asking, absence, changes)
  return changes
}

/** What stays of hers beside it was seen: the absence itself is the reason. */
function fieldsOf(absence: AbsenceFields, stays: readonly Id[]) {
  const fields = taskOfAbsence(absence)
  return { ...fields, confirm_overlap: stays.length > 0 ? { reason: absence.kind } : null }
}

/**
 * What becomes different.
 * @throws {Refusal} `stale`, with those that somebody changed or began meanwhile; `removed` where one was taken off the plan
 */
async function readChanges(
  asking: AskingOfTask,
  absence: Away,
  handed: readonly Handed[],
): Promise<Change[]> {
  const { tx, now } = asking
  const ids = handed.map(({ taskId }) => taskId)
  const tasks = await readChangeableTasks(asking, ids)
  await refuseStale(
    tx,
    tasks.filter(
      (task, at) =>
        task.version !== handed[at]!.version ||
        !isCarriedOutBy(task, absence.operatorId) ||
        inAbsence(absence, task, now) !== 'released',
    ),
  )
  return tasks.map((before, at) => {
    const { to } = handed[at]!
    const seen = fieldsOfTask(before)
    const operators = handedOn(seen.operators, absence.operatorId, to)
    return { before, to, next: { ...seen, _id: before._id, operators } }
  })
}

/** Holds dossiers, days and tasks in the order in which everybody does. */
async function writeChanges(asking: AskingOfTask, absence: Away, changes: readonly Change[]): Promise<void> {
  const { tx, author, now } = asking
  const planned = changes.map(({ next }) => next)
  const placings = await placeTasks(asking, planned)
  await admitOperators(
    asking,
    changes.map(({ before, next }) => ({ fields: next, before: fieldsOfTask(before) })),
    at => `handed.${at}.to`,
  )
  const { operators, clients } = wantedBy(planned)
  await holdDays(tx, author.business, { operators: [...operators, absence.operatorId], clients })
  const named = new Set(planned.map(({ _id }) => _id))
  const met = await readMet(asking, absence.operatorId, absence)
  await refuseStale(
    tx,
    met.flatMap(({ task, becomes }) => (becomes === 'released' && !named.has(task._id) ? [task] : [])),
  )
  if (changes.length === 0) return
  const overtaken = await reassignTasks(
    tx,
    changes.map(({ before, next: { operators: staff } }, at) => ({
      seen: before,
      operators: staff,
      placing: placings[at]!,
    })),
    now,
  )
  await refuseStale(tx, overtaken.length > 0 ? await findTasks(tx, overtaken) : [])
  await keepConfirmed(
    tx,
    changes.map(({ before: { _id, confirm_overlap } }) => ({ _id, confirm_overlap })),
  )
  await refuseTaken(
    asking,
    changes.map(({ before, next, to }) => ({
      task: next,
      joining: to !== null && !isCarriedOutBy(before, to) ? [to] : [],
    })),
  )
}

async function refuseStale(tx: AskingOfTask['tx'], tasks: readonly Task[]): Promise<void> {
  if (tasks.length > 0) throw new Refusal('stale', { current: { tasks: await withLastChange(tx, tasks) } })
}
