import type { Day } from '@vicino/domain/days/day.ts'
import type { Apart } from '@vicino/domain/series/apart.ts'
import type { HeldSeries } from '@vicino/domain/series/held-series.ts'
import type { KeptVisit, SeriesPlan } from '@vicino/domain/series/series-plan.ts'
import { agrees, fieldsAs, saidBy, type SeriesVisit } from '@vicino/domain/series/series-visit.ts'
import type { SeriesScope } from '@vicino/domain/series/task-series.ts'
import type { TaskToPlan } from '@vicino/domain/tasks/overlap.ts'
import { keptReason, type OverlapConfirmation } from '@vicino/domain/tasks/overlap-confirmation.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { isMoved } from '@vicino/domain/tasks/written-task.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { Refusal } from '../../http/refusal.ts'
import { writeServicesOfTasks } from '../../performances/planned-services.store.ts'
import { admitOperators, type AskingOfTask } from '../task-access.ts'
import { keepLeftPlaces } from '../left-places.store.ts'
import { restToDos } from '../resting-to-dos.store.ts'
import { refuseOverlap } from '../task-clashes.ts'
import { placeTasks } from '../task-plan.ts'
import type { Placing } from '../task-places.store.ts'
import { refuseUnlessAll } from './series-reach.ts'
import { removeTargets } from './series-removal.ts'
import {
  closeSeries,
  insertOccurrences,
  insertSeries,
  rewriteSeries,
  rewriteVisits,
  type SeriesTask,
  settleSeries,
} from './series.store.ts'

/** A change of a series as it was looked at: what it does to which visits. */
export type LookedSeries = {
  before: Task
  held: HeldSeries
  plan: SeriesPlan
  tasks: ReadonlyMap<Id, SeriesTask>
  scope: SeriesScope
  confirm: OverlapConfirmation | null
  /** Which of its days stand apart. */
  apart: Apart
  /** Names all its visits under their versions. */
  state: string
}

/** The ids of the visits and of the series that a change has made. */
type Made = { tasks: Id[]; series: Id[] }

/** Writes what is planned once nothing stands in its way, in as many statements for a thousand visits as for one. */
export async function writePlan(asking: AskingOfTask, looked: LookedSeries): Promise<Made> {
  const { tx, author, now } = asking
  const { plan, tasks, before, confirm } = looked
  const versionOf = ({ _id }: SeriesVisit): number => tasks.get(_id)!.version
  await removeTargets(
    asking,
    plan.removed.map(visit => ({ _id: visit._id, version: versionOf(visit) })),
  )
  const kept = keptBy(looked)
  const { moved, added } = plannedBy(looked)
  const placings = await admitVisits(asking, looked, { moved, added })
  await refuseOverlap(asking, visitsOf({ moved, added }), confirm)
  const series = await writeSeries(asking, looked)
  await keepLeftPlaces(
    tx,
    kept.map(({ before: { _id, fields }, after }) => ({ _id, before: fields, after: after.fields })),
    asking,
  )
  if (!plan.onlyEnds)
    refuseUnlessAll(
      kept,
      await rewriteVisits(
        tx,
        series,
        kept.map(({ before: seen, after }) => ({
          version: versionOf(seen),
          after,
          placing: placings.get(after._id),
        })),
        now,
      ),
    )
  const made = added.map(({ _id, place, ...fields }) => ({ _id, fields, place, placing: placings.get(_id)! }))
  if ((await insertOccurrences(tx, author, series, made, now)) < made.length) throw new Refusal('id_taken')
  await restToDos(
    tx,
    [...kept.filter(isReplaced).map(({ after }) => after._id), ...added.map(({ _id }) => _id)],
    asking.today,
  )
  await writeServices(asking, kept, plan, added)
  await settleSeries(tx, series)
  if (before.series && before.series._id !== series) await closeSeries(tx, before.series._id)
  return { tasks: added.map(({ _id }) => _id), series: [series] }
}

/** What a change plans: the visits that it moves, and those that come. */
type PlannedVisits = { moved: KeptVisit[]; added: AddedVisit[] }

export const plannedBy = (looked: LookedSeries): PlannedVisits => ({
  moved: keptBy(looked).filter(isReplaced),
  added: addedVisits(looked),
})

/** All of them, as they are to be. */
const visitsOf = ({ moved, added }: PlannedVisits): TaskToPlan[] => [
  ...moved.map(({ after: { _id, fields } }) => ({ ...fields, _id })),
  ...added.map(({ place: _place, ...fields }) => fields),
]

const keptBy = ({ plan, confirm }: LookedSeries): KeptVisit[] =>
  plan.kept.map(visit => confirmed(visit, confirm))

const isReplaced = ({ before, after }: KeptVisit): boolean => isMoved(before.fields, after.fields)

/** What was confirmed for another hour confirms nothing at the one to which a visit moves. */
function confirmed(visit: KeptVisit, confirm: OverlapConfirmation | null): KeptVisit {
  const { before, after } = visit
  const confirm_overlap = isReplaced(visit) ? keptReason(confirm) : before.fields.confirm_overlap
  return { before, after: { ...after, fields: { ...after.fields, confirm_overlap } } }
}

type AddedVisit = TaskToPlan & { place: Day }

/** What comes to a series is as the series says, whatever was written in one of its visits alone. */
function addedVisits({ plan, held, confirm }: LookedSeries): AddedVisit[] {
  const { client, type } = plan.kept[0]?.after.fields ?? held.edited.fields
  return plan.added.map(day => ({
    ...fieldsAs({ ...held.edited.fields, ...untouched, client, type }, plan.usual, day),
    operators: plan.staffOn.get(day) ?? plan.usual.operators,
    confirm_overlap: keptReason(confirm),
    _id: newId(),
    place: day,
  }))
}

/** What is copied from a visit that somebody has begun or settled is still to come. */
const untouched = {
  status: 'pending',
  not_done: null,
  started_at: null,
  ended_at: null,
  confirm_open_doses: null,
} as const

/** Asks of all visits that move or come whether they may be planned so; where each of them stands. */
export async function admitVisits(
  asking: AskingOfTask,
  { held, apart }: LookedSeries,
  { moved, added }: PlannedVisits,
): Promise<ReadonlyMap<Id, Placing>> {
  const planned = visitsOf({ moved, added })
  if (planned.length === 0) return new Map()
  const placings = await placeTasks(asking, planned)
  const usual = { ...held.edited.fields, operators: held.usual.operators, held: true }
  const places = [...moved.map(({ after }) => after.place), ...added.map(({ place }) => place)]
  await admitOperators(
    asking,
    [
      ...moved.map(({ before, after }) => ({
        fields: after.fields,
        before: { ...before.fields, held: true },
      })),
      ...added.map(fields => ({ fields, before: usual })),
    ],
    at => {
      const other = apart.findIndex(({ date }) => date === places[at])
      return other < 0 ? 'operators' : `apart.${other}.operators`
    },
  )
  return new Map(planned.map(({ _id }, at) => [_id, placings[at]!]))
}

/** How the series goes on: as itself, or as one of its own where some of its visits stay behind. */
async function writeSeries({ tx, author }: AskingOfTask, { before, held, plan }: LookedSeries): Promise<Id> {
  if (before.series && (plan.onlyEnds || held.others.length === 0)) {
    await rewriteSeries(tx, before.series._id, plan.repeat, plan.usual)
    return before.series._id
  }
  const _id = newId()
  const days = [...plan.kept.map(({ after }) => after.fields.date), ...plan.added]
  const last_day = days.reduce((last, day) => (day > last ? day : last))
  await insertSeries(tx, author.business, _id, plan.repeat, { last_day, usual: plan.usual })
  return _id
}

async function writeServices(
  { tx, author }: AskingOfTask,
  kept: readonly KeptVisit[],
  { usual }: SeriesPlan,
  added: readonly AddedVisit[],
): Promise<void> {
  const changed = kept.filter(({ before, after }) => !agrees(saidBy(before), saidBy(after), 'services'))
  const plans = [
    ...changed.map(({ after }) => ({ task: after._id, services: after.services })),
    ...added.map(({ _id }) => ({ task: _id, services: usual.services })),
  ]
  if (plans.length > 0) await writeServicesOfTasks(tx, author.business, plans)
}
