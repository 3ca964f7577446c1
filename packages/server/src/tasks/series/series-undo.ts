import { minutesAfter } from '@vicino/domain/days/instant.ts'
import { undoMinutes } from '@vicino/domain/series/series-change.contract.ts'
import { fieldsOfTask, type Task, type TaskFields } from '@vicino/domain/tasks/task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { Refusal } from '../../http/refusal.ts'
import { found } from '../../http/schema.ts'
import { recordedAmong } from '../../performances/performances.store.ts'
import { admitOperators, type AskingOfTask, readChangeableTasks, readTask } from '../task-access.ts'
import { restToDos } from '../resting-to-dos.store.ts'
import { refuseNewOverlap } from '../task-clashes.ts'
import { placeTasks } from '../task-plan.ts'
import { findTasks } from '../tasks.store.ts'
import { deleteTasks } from '../task-writes.store.ts'
import {
  holdChange,
  keepAfter,
  keepBefore,
  type MadeChange,
  restOn,
  restoreRows,
} from './series-undo.store.ts'

type Made = { tasks: readonly Id[]; series: readonly Id[] }

/**
 * Makes a change of a series, or a removal, that can be taken back whole under the name that came with it.
 * @param touches what the change will touch; `work` answers what it has made besides
 */
export async function makeUndoable(
  { tx, author, now }: AskingOfTask,
  change: Id | undefined,
  touches: Made & { task: Id },
  work: () => Promise<Made>,
): Promise<void> {
  if (change && !(await keepBefore(tx, author, { change, ...touches }, now))) throw new Refusal('id_taken')
  const made = await work()
  if (change)
    await keepAfter(tx, change, [...touches.tasks, ...made.tasks], [...touches.series, ...made.series])
}

/**
 * Takes a change of a series or a removal back, which was made in this task: every row stands as before. Sent again, it
 * answers the same.
 * @throws {Refusal} `undo_too_late` once one of its visits or its series is another, or the time is over
 */
export async function undoChange(asking: AskingOfTask, task: Id, change: Id): Promise<Task> {
  const { tx, author } = asking
  const made = found(await holdChange(tx, author, change))
  if (made.task_id !== task) throw new Refusal('not_found')
  if (!made.undone) await takeBack(asking, change, made)
  return readTask(asking, task)
}

async function takeBack(asking: AskingOfTask, change: Id, made: MadeChange): Promise<void> {
  const { tx, now } = asking
  if (now > minutesAfter(made.made_at, undoMinutes) || !made.stands) throw new Refusal('undo_too_late')
  const touched = made.touched.map(({ _id }) => _id)
  const stood = await readStanding(asking, touched)
  const recorded = await recordedAmong(tx, touched)
  if (recorded.size > 0) throw new Refusal('undo_too_late')
  const gone = await deleteTasks(tx, made.touched, now)
  if (gone.size < made.touched.length) throw new Refusal('undo_too_late')
  const before = new Set(made.before.map(({ _id }) => _id))
  await restoreRows(
    tx,
    change,
    made.touched.filter(({ _id }) => before.has(_id)),
    now,
  )
  await settle(asking, [...before], stood)
}

/** The visits of a change as it left them, which somebody may change who takes it back. */
async function readStanding(
  asking: AskingOfTask,
  touched: readonly Id[],
): Promise<ReadonlyMap<Id, TaskFields>> {
  const left = await findTasks(asking.tx, touched)
  const tasks = await readChangeableTasks(
    asking,
    left.map(({ _id }) => _id),
  )
  return new Map(tasks.map(task => [task._id, fieldsOfTask(task)]))
}

/**
 * What has come up since then is looked at as for a plan of today: who may plan it and who may carry it out, a closed
 * dossier, a rest, a taken hour. Visits that had been removed come back to their day with all who carry them out.
 */
async function settle(
  asking: AskingOfTask,
  ids: readonly Id[],
  stood: ReadonlyMap<Id, TaskFields>,
): Promise<void> {
  const tasks = await readChangeableTasks(asking, ids)
  const fields = tasks.map(task => ({ ...fieldsOfTask(task), _id: task._id }))
  const placings = await placeTasks(asking, fields)
  await admitOperators(
    asking,
    fields.map(task => ({
      fields: task,
      before: { ...(stood.get(task._id) ?? { ...task, date: null }), held: true },
    })),
  )
  await restOn(
    asking.tx,
    tasks.map(({ _id }, at) => ({ _id, rests: placings[at]!.suspended_by_dossier })),
  )
  await restToDos(asking.tx, ids, asking.today)
  await refuseNewOverlap(asking, fields)
}
