import { sameOperators } from '@vicino/domain/assignment/assignment.ts'
import type { Apart } from '@vicino/domain/series/apart.ts'
import { planApart } from '@vicino/domain/series/plan-apart.ts'
import type { Repeat } from '@vicino/domain/series/repeat.ts'
import type { SeriesPreview } from '@vicino/domain/series/series-change.contract.ts'
import type { SeriesWeight } from '@vicino/domain/series/series-weighing.contract.ts'
import { planFirstOfSeries, planSeriesChange } from '@vicino/domain/series/series-plan.ts'
import { seriesSumsOf } from '@vicino/domain/series/series-sums.ts'
import type { Usual } from '@vicino/domain/series/series-visit.ts'
import type { SeriesScope, Substitutes } from '@vicino/domain/series/task-series.ts'
import { keptReason } from '@vicino/domain/tasks/overlap-confirmation.ts'
import { whoIsStillThere } from '@vicino/domain/tasks/planner.ts'
import { PlannedTask } from '@vicino/domain/tasks/planned-task.ts'
import { fieldsOfTask, type Task } from '@vicino/domain/tasks/task.ts'
import { type ChangedTask, changeTask } from '@vicino/domain/tasks/written-task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { Refusal, refuseField } from '../../http/refusal.ts'
import { found, wholeOrRefuse } from '../../http/schema.ts'
import type { AskingOfTask } from '../task-access.ts'
import { changePlannedTask, partOfRecord } from '../task-plan.ts'
import { findTask, readColleagues } from '../tasks.store.ts'
import { heldOf, stateOf } from './read-held.ts'
import { holdReached } from './series-reach.ts'
import { makeUndoable } from './series-undo.ts'
import { admitVisits, type LookedSeries, plannedBy, writePlan } from './series-write.ts'
import { weighVisits } from './weigh-series.ts'

/** How far a change reaches, how the series repeats from then on, and what was said of it. */
type Reaching = {
  scope: SeriesScope
  repeat?: Repeat | undefined
  services?: Usual['services'] | undefined
  substitutes?: Substitutes | undefined
  series_state?: string | undefined
  change?: Id | undefined
  apart?: Apart | undefined
}

/**
 * Changes a task together with those of its series that are still to come, by the rule of the domain. What stays
 * behind is a series of its own. A task that stood alone becomes the first of a series.
 */
export async function changeSeries(
  asking: AskingOfTask,
  before: Task,
  written: ChangedTask,
  reaching: Reaching,
): Promise<Task> {
  if (!before.series && !reaching.repeat) {
    if (reaching.apart) throw refuseField('apart', 'not_in_series')
    return changePlannedTask(asking, before, written)
  }
  const looked = await lookAt(asking, before, written, reaching)
  const { plan, held, state } = looked
  if (reaching.series_state !== undefined && reaching.series_state !== state)
    throw new Refusal('stale', { current: before })
  if (plan.landing.length > 0 && !reaching.substitutes) throw refuseField('substitutes', 'not_chosen')
  const touches = {
    task: before._id,
    tasks: held.targets.map(({ _id }) => _id),
    series: before.series ? [before.series._id] : [],
  }
  await makeUndoable(asking, reaching.change, touches, () => writePlan(asking, looked))
  return found(await findTask(asking.tx, before._id))
}

/** What the change would do, without doing it. */
export async function previewChange(
  asking: AskingOfTask,
  before: Task,
  written: ChangedTask,
  reaching: Reaching,
): Promise<SeriesPreview> {
  const { held, plan, tasks, scope, state } = await lookAt(asking, before, written, reaching)
  return {
    state,
    sums: seriesSumsOf(plan, held, { scope, today: asking.today, substitutes: reaching.substitutes }),
    landing: plan.landing.map(({ before: { _id, fields }, after }) => ({
      _id,
      from: fields.date,
      to: after.fields.date,
      operators: tasks.get(_id)!.operators,
    })),
  }
}

/** On which days what the change moves, or adds, is in somebody's way; none of them apart yet. */
export async function weighChange(
  asking: AskingOfTask,
  before: Task,
  written: ChangedTask,
  reaching: Reaching,
): Promise<SeriesWeight> {
  const looked = await lookAt(asking, before, written, { ...reaching, apart: [] })
  const { moved, added } = plannedBy(looked)
  await admitVisits(asking, looked, { moved, added })
  const planned = [
    ...moved.map(({ after: { fields, place } }) => ({ ...fields, place, stands: true })),
    ...added.map(visit => ({ ...visit, stands: false })),
  ]
  const colleagues = await readColleagues(asking.tx, [
    ...new Set(planned.flatMap(({ operators }) => operators)),
  ])
  const visits = planned.map(visit => ({ ...visit, operators: whoIsStillThere(visit, colleagues) }))
  const leaving = new Set([
    ...moved.map(({ after }) => after._id),
    ...looked.plan.removed.map(({ _id }) => _id),
  ])
  return weighVisits(asking, visits, { clocks: looked.plan.usual, leaving })
}

async function lookAt(
  asking: AskingOfTask,
  before: Task,
  written: ChangedTask,
  { scope, repeat, services, substitutes, apart = [] }: Reaching,
): Promise<LookedSeries> {
  refuseForMany(written)
  if (!before.series && !repeat) throw refuseField('repeat', 'required')
  const reached = await holdReached(asking, before, scope)
  const { targets } = reached
  const held = heldOf(before, reached)
  // As the series holds it: who has left is not taken out of all of it by who changes another thing of one visit.
  const changed = changeTask(held.edited.fields, asHeld(before, written))
  const confirm = written.confirm_overlap ?? null
  const after = wholeOrRefuse(PlannedTask, { ...changed, confirm_overlap: keptReason(confirm) })
  const all = [...targets, ...reached.others]
  const change = { after, services, repeat, substitutes }
  if (targets.length === 0 && !before.series) throw await partOfRecord(asking.tx, before)
  const plan = before.series
    ? planSeriesChange(held, change, asking.today)
    : planFirstOfSeries(held.edited, { ...change, repeat: repeat! })
  if ('code' in plan) throw refuseField(plan.path, plan.code)
  const parted = planApart(plan, apart)
  if ('code' in parted) throw refuseField(parted.path, parted.code)
  if (targets.length === 0 && (plan.added.length === 0 || !plan.onlyEnds))
    throw await partOfRecord(asking.tx, before)
  const tasks = new Map(all.map(task => [task._id, task]))
  return { before, held, plan: parted, tasks, scope, confirm, apart, state: stateOf(all) }
}

/** Who is sent as she was told of is no change of who goes: who has left was not told, and has days before. */
function asHeld(told: Task, { operators, ...written }: ChangedTask): ChangedTask {
  const same = operators === undefined || sameOperators(operators, fieldsOfTask(told).operators)
  return same ? written : { ...written, operators }
}

/** How one visit went is said of that visit alone. */
function refuseForMany(written: ChangedTask): void {
  const names = ['status', 'not_done', 'started_at', 'ended_at'] as const
  const field = names.find(name => written[name] !== undefined)
  if (field) throw refuseField(field, 'only_for_one')
}
