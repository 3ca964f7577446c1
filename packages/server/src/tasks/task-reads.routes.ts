import type { Id } from '@vicino/domain/wire/id.ts'
import { asSeenBy } from '@vicino/domain/tasks/private-task.ts'
import { tasksOn } from '@vicino/domain/tasks/schedule.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { isCarriedOutBy } from '@vicino/domain/tasks/task-holder.ts'
import {
  getAllTasks,
  getLateToDos,
  getTask,
  getTasksOfDate,
  getTasksOfMonth,
  mostTasksOfDay,
  mostTasksOfRange,
} from '@vicino/domain/tasks/tasks.contract.ts'
import { done } from '../http/done.ts'
import { Refusal } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'
import { type DayRange, listTasks, type TaskFilter } from './calendar/task-list.store.ts'
import { listMonth } from './calendar/task-month.store.ts'
import { listLateToDos } from './late-to-dos.store.ts'
import { admitListing, type AskingOfTask, readTask } from './task-access.ts'
import { withOrigins } from './task-origin.store.ts'
import { findTasks } from './tasks.store.ts'
import { withVisitSheets } from './visit/visit-sheet.store.ts'

/** The tasks as they stand: one, those of a day, of a range and of a month, and what of them is late. */
export function serveTaskReads(serve: Serve): void {
  serve(getTask, async call => {
    const { tx, author, today, now } = call
    const task = asSeenBy(await readTask(call, call.params.taskId), author._id)
    const [whole] = await withOrigins(
      call,
      await withVisitSheets(tx, { author, today, now }, [task], task.date),
    )
    return done(whole!, { dossier_id: task.dossierId })
  })

  serve(getTasksOfDate, async call => {
    const { tx, author, today, now } = call
    const { date } = call.params
    const tasks = await readRange(call, { from: date, to: date }, mostTasksOfDay)
    const mine = tasks.filter(task => isCarriedOutBy(task, author._id))
    const sheets = new Map(
      (await withVisitSheets(tx, { author, today, now }, mine, date)).map(task => [task._id, task]),
    )
    const answer = await withOrigins(
      call,
      tasksOn(tasks, date).map(task => sheets.get(task._id) ?? task),
    )
    return done(answer, tracesOf(call, answer))
  })

  serve(getLateToDos, async call => {
    const { tx, author, query, today } = call
    const { items, ...page } = await listLateToDos(tx, author, today, query)
    const found = await findTasks(
      tx,
      items.map(({ taskId }) => taskId),
    )
    const told = await withOrigins(call, found)
    const late = told.map((task, at) => {
      const { late_since, times } = items[at]!
      return { task, late_since, times }
    })
    const dossier_ids = told.flatMap(({ step, measure }) => (step ?? measure)?.dossierId ?? [])
    return done({ items: late, ...page }, { rows: late.length, dossier_ids })
  })

  serve(getAllTasks, async call => {
    const { startDate: from, endDate: to } = call.query
    const tasks = await withOrigins(call, await readRange(call, { from, to }, mostTasksOfRange))
    return done(tasks, tracesOf(call, tasks))
  })

  serve(getTasksOfMonth, async call => {
    const { tx, author, query, today } = call
    const range = { from: query.startDate, to: query.endDate }
    const dossier = await admitListing(call, query)
    const { days, bars } = await listMonth(tx, { author, range, dossier, filter: query, today })
    const all = [...days.flatMap(({ tasks }) => tasks), ...bars].map(task => asSeenBy(task, author._id))
    const seen = new Map((await withOrigins(call, all)).map(task => [task._id, task]))
    const told = (tasks: readonly Task[]): Task[] => tasks.map(({ _id }) => seen.get(_id)!)
    const answer = { days: days.map(day => ({ ...day, tasks: told(day.tasks) })), bars: told(bars) }
    return done(answer, tracesOf(call, all))
  })
}

type Listing = AskingOfTask & { query: TaskFilter & { dossierId?: Id | undefined } }

/** The tasks of a range as the author may see them: of one dossier, or of the days that she plans or works. */
async function readRange(call: Listing, range: DayRange, most: number): Promise<Task[]> {
  const { tx, author, query, today } = call
  const dossier = await admitListing(call, query)
  const tasks = await listTasks(tx, { author, range, dossier, filter: query, today }, most + 1)
  if (tasks.length > most) throw new Refusal('too_many_rows', { current: { limit: most } })
  return tasks.map(task => asSeenBy(task, author._id))
}

const tracesOf = ({ query }: Listing, tasks: readonly Task[]) => ({
  rows: tasks.length,
  dossier_id: query.dossierId ?? null,
  dossier_ids: tasks.flatMap(({ dossierId }) => dossierId ?? []),
  fields: query.search ? ['search'] : [],
})
