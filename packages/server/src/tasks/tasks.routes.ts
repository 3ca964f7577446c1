import { asSeenBy } from '@vicino/domain/tasks/private-task.ts'
import { tasksOn } from '@vicino/domain/tasks/schedule.ts'
import { PlannedTask } from '@vicino/domain/tasks/planned-task.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { careTask } from '@vicino/domain/tasks/task-step.ts'
import { isCarriedOutBy } from '@vicino/domain/tasks/task-holder.ts'
import {
  previewSeriesChange,
  previewSeriesRemoval,
  undoSeriesChange,
} from '@vicino/domain/series/series-change.contract.ts'
import { weighSeries, weighSeriesChange } from '@vicino/domain/series/series-weighing.contract.ts'
import { createTask, removeTask, updateTask } from '@vicino/domain/tasks/task-change.contract.ts'
import {
  getAllTasks,
  getLateToDos,
  getTask,
  getTasksOfDate,
  getTasksOfMonth,
  mostTasksOfDay,
  mostTasksOfRange,
} from '@vicino/domain/tasks/tasks.contract.ts'
import type { TaskChange } from '@vicino/domain/tasks/written-task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { done } from '../http/done.ts'
import { Refusal } from '../http/refusal.ts'
import { wholeOrRefuse } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { admitListing, type AskingOfTask, readChangeableTask, readTask } from './task-access.ts'
import { changeSeries, previewChange, weighChange } from './series/series-change.ts'
import { weighNewSeries } from './series/weigh-series.ts'
import { planSeries } from './series/new-series.ts'
import { previewRemoval, takeOneOffPlan, takeSeriesOffPlan } from './series/series-removal.ts'
import { undoChange } from './series/series-undo.ts'
import { type DayRange, listTasks, type TaskFilter } from './calendar/task-list.store.ts'
import { listMonth } from './calendar/task-month.store.ts'
import {
  changePlannedTask,
  completeNewTask,
  planNewTask,
  refuseDoneAhead,
  refuseFuture,
  refuseOvertaken,
} from './task-plan.ts'
import { keepMeasure, withOrigins } from './task-origin.store.ts'
import { listLateToDos } from './late-to-dos.store.ts'
import { findTask, findTasks } from './tasks.store.ts'
import { withVisitSheets } from './visit/visit-sheet.store.ts'

export function serveTasks(serve: Serve): void {
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

  serve.create(
    createTask,
    async call => {
      const { author, id, body, now } = call
      const { _id, repeat, apart, measure, services = [], ...written } = body
      const confirm = body.confirm_overlap ?? null
      const fields = wholeOrRefuse(PlannedTask, completeNewTask(author, written))
      refuseFuture(fields, now)
      // How one visit went is said of that visit alone: a series refuses it as such.
      if (!repeat) refuseDoneAhead(fields, call.today)
      // On the plan a to-do of care says neither at whose it is nor what: that stands beside it.
      const onPlan = measure && fields.client === null ? { ...fields, title: careTask.label } : fields
      const task = repeat
        ? await planSeries(call, id, onPlan, { repeat, apart, confirm, services })
        : await planNewTask(call, id, onPlan, { confirm, services })
      if (measure) await keepMeasure(call, task, measure, fields.title)
      const [told] = await withOrigins(call, [task])
      return done(told!, {
        entity_id: id,
        dossier_id: task.dossierId,
        fields: Object.keys(body).filter(name => name !== '_id'),
        reason: task.confirm_overlap?.reason ?? null,
      })
    },
    async call => {
      if (!(await findTask(call.tx, call.id))) return undefined
      const [told] = await withOrigins(call, [await readTask(call, call.id)])
      return done(told!, { dossier_id: told!.dossierId })
    },
  )

  serve(weighSeries, async call => done(await weighNewSeries(call), {}))

  serve(weighSeriesChange, async call => {
    const { written, reaching } = partsOf(call.body)
    return done(await weighChange(call, await readSeenTask(call), written, reaching), {})
  })

  serve(updateTask, async call => {
    const { written, reaching } = partsOf(call.body)
    const before = await readSeenTask(call)
    const reaches = reaching.scope !== 'this' || reaching.repeat !== undefined
    const task = reaches
      ? await changeSeries(call, before, written, reaching)
      : await changePlannedTask(call, before, written)
    const [told] = await withOrigins(call, [task])
    return done(told!, {
      dossier_id: task.dossierId,
      fields: Object.keys(written),
      reason: written.confirm_overlap?.reason ?? null,
    })
  })

  serve(previewSeriesChange, async call => {
    const { services, ...body } = call.body
    const { written, reaching } = partsOf(body)
    const preview = await previewChange(call, await readSeenTask(call), written, { ...reaching, services })
    return done(preview, {})
  })

  serve(previewSeriesRemoval, async call => {
    const before = await readChangeableTask(call, call.params.taskId)
    if (call.query.version !== before.version) await refuseOvertaken(call, before)
    return previewRemoval(call, before, call.query.scope)
  })

  serve(undoSeriesChange, async call => {
    const task = await undoChange(call, call.params.taskId, call.body.change)
    const [told] = await withOrigins(call, [asSeenBy(task, call.author._id)])
    return done(told!, { dossier_id: task.dossierId, entity_id: task._id })
  })

  serve(removeTask, async call => {
    const before = await readChangeableTask(call, call.params.taskId)
    const { scope = 'this', version = before.version, ...told } = call.query
    if (version !== before.version) await refuseOvertaken(call, before)
    const rows =
      scope === 'this'
        ? await takeOneOffPlan(call, before, told.change)
        : await takeSeriesOffPlan(call, before, { scope, ...told })
    return done(null, { dossier_id: before.dossierId, rows })
  })
}

/** What a change says of the task, and what of its series. */
function partsOf(body: TaskChange) {
  const {
    taskId: _taskId,
    version: _version,
    scope = 'this',
    repeat,
    substitutes,
    series_state,
    change,
    apart,
    ...written
  } = body
  return { written, reaching: { scope, repeat, substitutes, series_state, change, apart } }
}

/** The task that somebody changes, in the version that she saw. */
async function readSeenTask(
  call: AskingOfTask & { params: { taskId: Id }; body: TaskChange },
): Promise<Task> {
  const before = await readChangeableTask(call, call.params.taskId)
  if (before.version !== call.body.version) await refuseOvertaken(call, before)
  return before
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
