import { asSeenBy } from '@vicino/domain/tasks/private-task.ts'
import { PlannedTask } from '@vicino/domain/tasks/planned-task.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { careTask } from '@vicino/domain/tasks/task-step.ts'
import {
  previewSeriesChange,
  previewSeriesRemoval,
  undoSeriesChange,
} from '@vicino/domain/series/series-change.contract.ts'
import { weighSeries, weighSeriesChange } from '@vicino/domain/series/series-weighing.contract.ts'
import { createTask, removeTask, updateTask } from '@vicino/domain/tasks/task-change.contract.ts'
import type { TaskChange } from '@vicino/domain/tasks/written-task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { done } from '../http/done.ts'
import { wholeOrRefuse } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { type AskingOfTask, readChangeableTask, readTask } from './task-access.ts'
import { changeSeries, previewChange, weighChange } from './series/series-change.ts'
import { weighNewSeries } from './series/weigh-series.ts'
import { planSeries } from './series/new-series.ts'
import { previewRemoval, takeOneOffPlan, takeSeriesOffPlan } from './series/series-removal.ts'
import { undoChange } from './series/series-undo.ts'
import {
  changePlannedTask,
  completeNewTask,
  planNewTask,
  refuseDoneAhead,
  refuseFuture,
  refuseOvertaken,
} from './task-plan.ts'
import { keepMeasure, withOrigins } from './task-origin.store.ts'
import { findTask } from './tasks.store.ts'

/** What is written on the plan: a task or a series, its changes, what is taken off, and taken back. */
export function serveTasks(serve: Serve): void {
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
