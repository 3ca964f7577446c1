import { addDays, type Day, daysBetween } from '@vicino/domain/days/day.ts'
import { movedPattern, patternOf, ruleOf } from '@vicino/domain/series/pattern.ts'
import type { Repeat } from '@vicino/domain/series/repeat.ts'
import type { SeriesScope, TaskSeries } from '@vicino/domain/series/task-series.ts'
import { fieldsOfTask, type Task, type TaskFields, WholeTask } from '@vicino/domain/tasks/task.ts'
import { keptReason, type OverlapConfirmation } from '@vicino/domain/tasks/overlap-confirmation.ts'
import { type ChangedTask, changeTask, isMoved } from '@vicino/domain/tasks/written-task.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { Refusal, refuseField } from '../../http/refusal.ts'
import { found, wholeOrRefuse } from '../../http/schema.ts'
import {
  daysOrRefuse,
  holdReached,
  occurrencesOf,
  onDay,
  planDays,
  planInto,
  refuseUnlessAll,
  removeTargets,
  untouched,
} from './series-plan.ts'
import {
  closeSeries,
  endSeries,
  insertSeries,
  type PlacedAlike,
  type SharedFields,
  updateOccurrences,
} from './series.store.ts'
import { admitOperators, type Asking } from '../task-access.ts'
import { refuseOverlap } from '../task-clashes.ts'
import { changePlannedTask, placeTasks } from '../task-plan.ts'
import { findTask } from '../tasks.store.ts'

/** How far a change reaches, and how the series repeats from then on. */
export type Reaching = { scope: SeriesScope; repeat: Repeat | undefined }

/**
 * Changes a task together with those of its series that are still to come. Where their days stay, each keeps its
 * own, also while the series is prolonged or ends sooner; where the day or the rule changes, those of the new rule
 * take their place. What stays behind is a series of its own. A task that stood alone becomes the first of a series.
 */
export async function changeSeries(
  asking: Asking,
  before: Task,
  written: ChangedTask,
  { scope, repeat }: Reaching,
): Promise<Task> {
  if (!before.series && !repeat) return changePlannedTask(asking, before, written)
  refuseForMany(written)
  const { targets, others } = await holdReached(asking, before, scope)
  const changed = changeTask(fieldsOfTask(before), written)
  const confirm = written.confirm_overlap ?? null
  const fields = wholeOrRefuse(WholeTask, { ...changed, confirm_overlap: keptReason(confirm) })
  const change = { written, fields, targets, others, confirm }
  if (repeat && fields.date === before.date && keepsRule(before, repeat)) {
    await changeEnd(asking, before, change, repeat)
    return found(await findTask(asking.tx, before._id))
  }
  if (targets.length === 0) throw new Refusal('part_of_record', { current: before })
  if (repeat !== undefined || fields.date !== before.date) await planAnew(asking, before, change, repeat)
  else await changeAlike(asking, before, change)
  if (before.series) await closeSeries(asking.tx, before.series._id)
  return found(await findTask(asking.tx, before._id))
}

/** How one visit went is said of that visit alone. */
function refuseForMany(written: ChangedTask): void {
  const names = ['status', 'not_done', 'started_at', 'ended_at'] as const
  const field = names.find(name => written[name] !== undefined)
  if (field) throw refuseField(field, 'only_for_one')
}

/** Puts the days of the new rule in the place of those of before. The task itself stays, on one of them. */
async function planAnew(
  asking: Asking,
  before: Task,
  { fields, targets, confirm }: Change,
  repeat: Repeat | undefined,
): Promise<void> {
  const next = repeat ?? movedRepeat(before.series!, before.date, fields.date, targets.length)
  const first = addDays(targets[0]!.date, daysBetween(before.date, fields.date))
  const kept = targets.find(({ _id }) => _id === before._id)
  const open = kept ? fields : { ...fields, ...untouched }
  const planned = occurrencesOf(open, daysOrRefuse(first, next), kept)
  await removeTargets(
    asking.tx,
    targets.filter(task => task !== kept),
  )
  await planDays(asking, planned, next, { kept, like: before, confirm })
}

/** The rule of a series that moves with one of its tasks; so many as there were are planned again. */
function movedRepeat({ rule, until, skip_holidays }: TaskSeries, from: Day, to: Day, count: number): Repeat {
  const moved = ruleOf(movedPattern(patternOf(rule, from)!, from, to))
  return { rule: moved, skip_holidays, ...(until === null ? { count } : { until }) }
}

const sharedNames = [
  'title',
  'description',
  'start_time',
  'end_time',
  'full_day',
  'type',
  'operators',
] as const

type Change = {
  written: ChangedTask
  fields: TaskFields
  targets: Task[]
  others: Task[]
  confirm: OverlapConfirmation | null
}

/** Whether the same rule is only to end on another day. */
function keepsRule({ series, date }: Task, { rule, skip_holidays = false }: Repeat): boolean {
  const ruleFrom = (written: string) => ruleOf(patternOf(written, date)!)
  return series !== null && ruleFrom(series.rule) === ruleFrom(rule) && series.skip_holidays === skip_holidays
}

/**
 * Prolongs a series from one of its tasks on, or ends it sooner: what stands until then stays as it is, and what is
 * missing after its last day is planned like that task.
 */
async function changeEnd(asking: Asking, before: Task, change: Change, repeat: Repeat): Promise<void> {
  const { tx, today } = asking
  const { written, fields, targets, confirm } = change
  const { _id: series, last_day } = before.series!
  const first = targets.find(({ _id }) => _id === before._id) ?? targets[0] ?? before
  const days = daysOrRefuse(first.date, repeat)
  const end = repeat.until ?? days.at(-1)!
  const gone = targets.filter(({ date }) => date > end)
  const stay = targets.filter(({ date }) => date <= end)
  const more = days.filter(day => day > last_day && day >= today)
  if (targets.length === 0 && more.length === 0) throw new Refusal('part_of_record', { current: before })
  await removeTargets(tx, gone)
  const isWritten = sharedNames.some(name => written[name] !== undefined) && stay.length > 0
  const grown = isWritten ? await changeAlike(asking, before, { ...change, targets: stay }) : series
  const planned = more.map(day => ({ ...onDay({ ...fields, ...untouched }, day), _id: newId() }))
  if (planned.length > 0) await planInto(asking, grown, planned, { like: before, confirm })
  await endSeries(tx, grown, end)
  if (grown !== series) await closeSeries(tx, series)
}

/** Writes the same over all of them; each stays on its day. Answers the series that they then belong to. */
async function changeAlike(asking: Asking, before: Task, change: Change): Promise<Id> {
  const { written, fields, targets, others, confirm } = change
  const said = sharedNames.filter(name => written[name] !== undefined)
  const shared: Partial<SharedFields> = Object.fromEntries(said.map(name => [name, fields[name]]))
  const lengthDays = daysBetween(fields.date, fields.end_date)
  const planned = targets.map(task => ({
    seen: fieldsOfTask(task),
    next: {
      ...fieldsOfTask(task),
      ...shared,
      client: fields.client,
      end_date: addDays(task.date, lengthDays),
      confirm_overlap: fields.confirm_overlap,
      _id: task._id,
    },
  }))
  const moved = planned.filter(({ seen, next }) => isMoved(seen, next))
  await admitOperators(
    asking,
    moved.map(({ seen, next }) => ({ fields: next, before: seen })),
  )
  await refuseOverlap(
    asking,
    moved.map(({ next }) => next),
    confirm,
  )
  const series = await seriesFor(asking, before, targets, others)
  const placed = moved.length > 0 ? await placeAlike(asking, planned) : null
  const row = placed ? { ...shared, lengthDays, confirm_overlap: fields.confirm_overlap } : shared
  refuseUnlessAll(targets, await updateOccurrences(asking.tx, targets, series, row, placed))
  return series
}

/** They have one client, so they stand in one dossier; some of their days may lie in its rest. */
async function placeAlike(
  asking: Asking,
  planned: readonly { next: TaskFields & { _id: Id } }[],
): Promise<PlacedAlike> {
  const placings = await placeTasks(
    asking,
    planned.map(({ next }) => next),
  )
  const { dossier, opens_dossier } = placings[0]!
  const struck = planned.filter((_, at) => placings[at]!.suspended_by_dossier)
  return { dossier, opens_dossier, struck: struck.map(({ next }) => next._id) }
}

/** The series that the changed tasks belong to: their own, or a new one where some stay behind. */
async function seriesFor(
  { tx, author }: Asking,
  { series }: Task,
  targets: readonly Task[],
  others: readonly Task[],
): Promise<Id> {
  const { _id, rule, until, skip_holidays } = series!
  if (others.length === 0) return _id
  const split = newId()
  const end = until === null ? { count: targets.length } : { until }
  await insertSeries(tx, author.business, split, { rule, skip_holidays, ...end }, targets.at(-1)!.date)
  return split
}
