import type { GivenTasks, KeptFor, MadeAbsence } from '@vicino/domain/absences/absences.contract.ts'
import { inEachOthersWay, staysTaken } from '@vicino/domain/absences/given-back.ts'
import type { TaskToPlan } from '@vicino/domain/tasks/overlap.ts'
import { problemOfOperators } from '@vicino/domain/tasks/planner.ts'
import { fieldsOfTask, type Task } from '@vicino/domain/tasks/task.ts'
import { isCarriedOutBy } from '@vicino/domain/tasks/task-holder.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { Refusal } from '../../http/refusal.ts'
import { found } from '../../http/schema.ts'
import { holdDays } from '../overlap.store.ts'
import { type AskingOfTask, readChangeableTask } from '../task-access.ts'
import { wantedBy } from '../task-clashes.ts'
import { placeTasks, takeOffPlan } from '../task-plan.ts'
import type { Placing } from '../task-places.store.ts'
import { findTask, findTasks, readColleagues } from '../tasks.store.ts'
import { reassignTasks } from '../task-writes.store.ts'
import { findPlanned } from './absence-plan.store.ts'
import {
  findAbsence,
  type FoundKept,
  keepConfirmed,
  listKept,
  noteGivenBack,
  noteUndone,
} from './absences.store.ts'
import { openAmong } from './open-tasks.ts'
import { takenTimes } from './taken-times.ts'

/** The version of no task: what was handed on anew since it was seen stays as what somebody has touched. */
const unseen = 0

type Back = { now: Task; next: TaskToPlan; handing: number }

/** What taking an absence back has given back, and what it left as it is now. */
export type Undone = { restored: Task[]; kept: { task: Task; why: KeptFor }[]; gone: number }

/**
 * Takes an absence off the plan and gives back what it handed on. A task that somebody has touched since stays with
 * whoever has it, and so does one whose hour has been given away since: taking back never plans over anything.
 * @throws {Refusal} `undo_too_late` where it was taken back already, `stale` where the absence is another one by now
 */
export async function undoAbsence(asking: AskingOfTask, id: Id, version: number): Promise<Undone> {
  const { tx, author, now } = asking
  const { absence, standing } = await readStanding(asking, id, version)
  const undone = await takeBack(asking, absence, await listKept(tx, id))
  if (standing) await takeOffPlan(asking, [{ ...(await readChangeableTask(asking, id)), version }])
  await noteUndone(tx, author, id, now)
  return undone
}

/**
 * Gives back some of what an absence handed on, by the same rules, and leaves the absence as it is.
 * @throws {Refusal} as `undoAbsence`
 */
export async function giveBackSome(
  asking: AskingOfTask,
  id: Id,
  { version, tasks }: { version: number; tasks: GivenTasks },
): Promise<Undone> {
  const { tx, now } = asking
  const { absence } = await readStanding(asking, id, version)
  const seen = new Map(tasks.map(task => [task.taskId, task.version]))
  const rows = (await listKept(tx, id))
    .filter(({ task_id }) => seen.has(task_id))
    .map(row => (seen.get(row.task_id) === row.version ? row : { ...row, version: unseen }))
  const undone = await takeBack(asking, absence, rows)
  await noteGivenBack(
    tx,
    id,
    undone.restored.map(({ _id }) => _id),
    now,
  )
  return undone
}

/** An absence as it was seen, held against who takes it back too. */
async function readStanding({ tx, author }: AskingOfTask, id: Id, version: number) {
  const absence = found(await findAbsence(tx, id, true))
  found(await findPlanned(tx, author, absence.operator._id))
  if (absence.undone_at !== null) throw new Refusal('undo_too_late')
  const standing = await findTask(tx, id)
  if ((standing?.version ?? 0) !== version) throw new Refusal('stale', { current: standing ?? null })
  return { absence, standing }
}

/** Gives tasks of an absence back to whoever had them. */
async function takeBack(
  asking: AskingOfTask,
  absence: Pick<MadeAbsence, '_id' | 'operator'>,
  keptRows: readonly FoundKept[],
): Promise<Undone> {
  const { tx, author } = asking
  const tasks = await findTasks(
    tx,
    keptRows.map(({ task_id }) => task_id),
  )
  const { back, kept } = await partBack(asking, tasks, keptRows)
  const { operators, clients } = wantedBy(back.map(({ next }) => next))
  // Dossiers before days before tasks, as everybody holds them.
  const placings = await placeTasks(
    asking,
    back.map(({ next }) => next),
  )
  await holdDays(tx, author.business, { operators: [...operators, absence.operator._id], clients })
  const placed = back.map((one, at) => ({ ...one, placing: placings[at]! }))
  const taken = await takenNow(asking, absence._id, back)
  const free = placed.filter(({ now: task }) => !taken.has(task._id))
  const overtaken = await giveBack(asking, free)
  const changed = await findTasks(tx, [...overtaken])
  return {
    restored: free.flatMap(({ now: task }) => (overtaken.has(task._id) ? [] : [task])),
    kept: [
      ...kept,
      ...back.flatMap(({ now: task }) => (taken.has(task._id) ? [{ task, why: 'taken' as const }] : [])),
      ...changed.map(task => ({ task, why: 'changed' as const })),
    ],
    gone: keptRows.length - tasks.length + overtaken.size - changed.length,
  }
}

/** Parts what may be given back from what somebody has touched, what is over and what nobody may change any more. */
async function partBack(
  asking: AskingOfTask,
  tasks: readonly Task[],
  keptRows: readonly FoundKept[],
): Promise<{ back: Back[]; kept: Undone['kept'] }> {
  const { tx, author, now } = asking
  const rowOf = new Map(keptRows.map(row => [row.task_id, row]))
  const changeable = new Set(await openAmong(asking, tasks))
  const people = [
    ...keptRows.flatMap(({ operators }) => operators),
    ...tasks.flatMap(({ operators }) => operators.map(({ _id }) => _id)),
  ]
  const colleagues = await readColleagues(tx, [...new Set(people)])
  const back: Back[] = []
  const kept: Undone['kept'] = []
  for (const task of tasks) {
    const row = rowOf.get(task._id)!
    const fields = fieldsOfTask(task)
    const next = {
      ...fields,
      _id: task._id,
      operators: [...row.operators],
      confirm_overlap: row.confirm_overlap,
    }
    const problem = (): KeptFor | null => {
      if (!changeable.has(task)) return 'closed'
      return problemOfOperators(author, next, colleagues, fields) === null ? null : 'unfit'
    }
    const why = staysTaken(task, row.version, now) ?? problem()
    if (why === null) back.push({ now: task, next, handing: row.handing })
    else kept.push({ task, why })
  }
  return { back, kept }
}

/** Those whose hour is no longer free, by what stands then or goes back before them; the absence itself stood there. */
async function takenNow(asking: AskingOfTask, absence: Id, back: readonly Back[]): Promise<ReadonlySet<Id>> {
  const going = back.map(({ now: task, next, handing }) => ({
    task: next,
    joining: next.operators.filter(person => !isCarriedOutBy(task, person)),
    handing,
  }))
  const taken = await takenTimes(asking, going)
  const isTaken = ({ _id }: TaskToPlan): boolean => taken.get(_id)?.some(other => other !== absence) ?? false
  const free = going.filter(({ task }) => !isTaken(task))
  const inTheWay = inEachOthersWay(free)
  return new Set(going.flatMap(({ task }) => (isTaken(task) || inTheWay.has(task._id) ? [task._id] : [])))
}

type Placed = Back & { placing: Placing }

/** Gives tasks back, but those that somebody has changed in this very moment. Answers which: they are held from then on. */
async function giveBack({ tx, now }: AskingOfTask, back: readonly Placed[]): Promise<ReadonlySet<Id>> {
  const write = (some: readonly Placed[]) =>
    reassignTasks(
      tx,
      some.map(({ now: seen, next, placing }) => ({ seen, operators: next.operators, placing })),
      now,
    )
  if (back.length === 0) return new Set()
  const overtaken = new Set(await write(back))
  const untouched = back.filter(({ next }) => !overtaken.has(next._id))
  if (overtaken.size > 0 && untouched.length > 0) await write(untouched)
  await keepConfirmed(
    tx,
    untouched.map(({ next: { _id, confirm_overlap } }) => ({ _id, confirm_overlap })),
  )
  return overtaken
}
