import { asSeenBy } from '@vicino/domain/tasks/private-task.ts'
import { tasksOn } from '@vicino/domain/tasks/schedule.ts'
import { fieldsOfTask, type Task, WholeTask } from '@vicino/domain/tasks/task.ts'
import { mayBeRemoved } from '@vicino/domain/tasks/task-status.ts'
import {
  createTask,
  getAllTasks,
  getTask,
  getTasksOfDate,
  mostTasksOfDay,
  mostTasksOfRange,
  removeTask,
  updateTask,
} from '@vicino/domain/tasks/tasks.contract.ts'
import { changeTask, isMoved } from '@vicino/domain/tasks/written-task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { admitNamed } from '../http/admission.ts'
import { Denied } from '../http/denied.ts'
import { type Done, done } from '../http/done.ts'
import { Refusal } from '../http/refusal.ts'
import { found, wholeOrRefuse } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import { type Asking, readOwnOrPlannedTask, readTask } from './task-access.ts'
import { listTasks, plansFor, type Range, type TaskFilter } from './task-list.store.ts'
import {
  admitOperators,
  completeNewTask,
  placeTask,
  planNewTask,
  refuseFuture,
  refuseOverlap,
} from './task-plan.ts'
import { deleteTask, findTask, updateTask as storeTask } from './tasks.store.ts'
import { withVisitSheets } from './visit-sheet.store.ts'

export function serveTasks(serve: Serve): void {
  serve(getTask, async call => {
    const { tx, author, today } = call
    const task = asSeenBy(await readTask(call, call.params.taskId), author._id)
    const [whole] = await withVisitSheets(tx, author, [task], task.date, today)
    return done(whole!, { dossier_id: task.dossierId })
  })

  serve(getTasksOfDate, async call => {
    const { tx, author, today } = call
    const { date } = call.params
    const tasks = await readRange(call, { from: date, to: date }, mostTasksOfDay)
    const mine = tasks.filter(task => task.operators.some(operator => operator._id === author._id))
    const sheets = new Map(
      (await withVisitSheets(tx, author, mine, date, today)).map(task => [task._id, task]),
    )
    const answer = tasksOn(tasks, date).map(task => sheets.get(task._id) ?? task)
    return done(answer, tracesOf(call, answer))
  })

  serve(getAllTasks, async call => {
    const { startDate: from, endDate: to } = call.query
    const tasks = await readRange(call, { from, to }, mostTasksOfRange)
    return done(tasks, tracesOf(call, tasks))
  })

  serve.create(
    createTask,
    async call => {
      const { author, id, body, now } = call
      const { _id, ...written } = body
      const fields = wholeOrRefuse(WholeTask, completeNewTask(author, written))
      refuseFuture(fields, now)
      const task = await planNewTask(call, id, fields)
      return done(task, {
        entity_id: id,
        dossier_id: task.dossierId,
        fields: Object.keys(written),
        reason: task.confirm_overlap?.reason ?? null,
      })
    },
    async call => (await findTask(call.tx, call.id)) && readTask(call, call.id),
  )

  serve(updateTask, change)

  serve(removeTask, async call => {
    const before = await readOwnOrPlannedTask(call, call.params.taskId)
    if (!mayBeRemoved(before, call.today)) throw new Refusal('part_of_record', { current: before })
    if (!(await deleteTask(call.tx, before)))
      throw new Refusal('stale', { current: await findTask(call.tx, before._id) })
    return done(null, { dossier_id: before.dossierId })
  })
}

/**
 * Changes a task that the author may write. Where it moves, everything that planning asks is asked anew; what was
 * confirmed for another hour confirms nothing there.
 */
async function change(call: Call<typeof updateTask>): Promise<Done<Task>> {
  const { tx, params, body, now } = call
  const { taskId, version, ...written } = body
  const before = await readOwnOrPlannedTask(call, params.taskId)
  if (before.version !== version) throw new Refusal('stale', { current: before })
  const seen = fieldsOfTask(before)
  const changed = changeTask(seen, written)
  const moved = isMoved(seen, changed)
  const confirm_overlap = moved ? (written.confirm_overlap ?? null) : changed.confirm_overlap
  const fields = wholeOrRefuse(WholeTask, { ...changed, confirm_overlap })
  refuseFuture(written, now)
  const placing = moved ? await placeTask(call, fields) : null
  if (moved) {
    await admitOperators(call, fields, seen)
    await refuseOverlap(call, before._id, fields)
  }
  if (!(await storeTask(tx, before, fields, placing)))
    throw new Refusal('stale', { current: await findTask(tx, before._id) })
  const task = found(await findTask(tx, before._id))
  return done(task, {
    dossier_id: task.dossierId,
    fields: Object.keys(written),
    reason: written.confirm_overlap?.reason ?? null,
  })
}

type Listing = Asking & { query: TaskFilter & { dossierId?: Id | undefined } }

/** The tasks of a range as the author may see them: of one dossier, or of the days that she plans or works. */
async function readRange(call: Listing, range: Range, most: number): Promise<Task[]> {
  const { tx, author, session, query, today } = call
  const { dossierId, operatorId } = query
  const named = dossierId ? await admitNamed(tx, session, dossierId, today, getTask) : undefined
  if (!named && operatorId && operatorId !== author._id && plansFor(author) === 'self')
    throw new Denied(
      new Refusal('forbidden', { fields: [{ path: 'operatorId', code: 'forbidden' }] }),
      session,
    )
  const tasks = await listTasks(tx, author, range, named?.dossier, query, most + 1, today)
  if (tasks.length > most) throw new Refusal('too_many_rows', { current: { limit: most } })
  return tasks.map(task => asSeenBy(task, author._id))
}

const tracesOf = ({ query }: Listing, tasks: readonly Task[]) => ({
  rows: tasks.length,
  dossier_id: query.dossierId ?? null,
  fields: query.search ? ['search'] : [],
})
