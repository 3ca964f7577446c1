import { clockIn } from '@vicino/domain/days/instant.ts'
import type { PlannedService } from '@vicino/domain/performances/performance.ts'
import { minutesLeft, realMinutes } from '@vicino/domain/performances/proposed-minutes.ts'
import { stillToRecord } from '@vicino/domain/performances/still-to-record.ts'
import { isToConfirm, obstacleOf } from '@vicino/domain/performances/visit-to-confirm.ts'
import {
  confirmVisit,
  getVisitsToConfirm,
  type VisitToConfirm,
} from '@vicino/domain/performances/visit-to-confirm.contract.ts'
import { isLamal } from '@vicino/domain/services/lamal.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { endTask } from '@vicino/domain/tasks/task-action.ts'
import { mostTasksOfDay } from '@vicino/domain/tasks/tasks.contract.ts'
import { done } from '../../http/done.ts'
import type { Call, Serve } from '../../http/serve.ts'
import { listTasks } from '../calendar/task-list.store.ts'
import { readChangeableTask } from '../task-access.ts'
import { changePlannedTask, refuseOvertaken } from '../task-plan.ts'
import { withVisitSheets } from './visit-sheet.store.ts'
import { listPlannedOnVisits, type SaidOfPlanned } from '../../performances/planned-services.store.ts'
import { readAdded, recordServices } from '../../performances/record-services.store.ts'
import { findDayBefore, holdVisit, listPrescribed, listRecorded, type Recorded } from './to-confirm.store.ts'
import { readVisitToRecord } from '../../performances/visit-access.store.ts'

/** The rest of a day, confirmed as it was planned. */
export function serveVisitsToConfirm(serve: Serve): void {
  serve(getVisitsToConfirm, async call => {
    const { tx, author, params } = call
    const visits = await listToConfirm(call)
    return done(
      { visits, before: await findDayBefore(tx, author, params.date) },
      { rows: visits.length, dossier_ids: visits.flatMap(({ task }) => task.dossierId ?? []) },
    )
  })

  serve.create(
    confirmVisit,
    async call => {
      const { tx, now, params, body, id } = call
      await holdVisit(tx, params.taskId)
      const before = await readChangeableTask(call, params.taskId)
      const visit = await readVisitToRecord(call, params.taskId)
      const standing = (await listRecorded(tx, [before._id])).filter(({ stands }) => stands)
      const recorded = new Set(standing.map(({ code }) => code))
      const isDone = body.performances.some(({ service_details: { code } }) => recorded.has(code))
      if (isDone || before.version !== body.version) await refuseOvertaken(call, before)
      if (before.status !== 'completed') await changePlannedTask(call, before, endOf(before, now))
      const performances = await recordServices(call, visit, body)
      const of = { dossier_id: visit.dossier }
      const ended = {
        ...of,
        entity_type: 'task',
        entity_id: before._id,
        action: 'update',
        fields: ['status'],
      } as const
      const written = { ...of, entity_id: id, rows: performances.length, fields: ['performances'] }
      return done(performances, { each: [...(before.status === 'completed' ? [] : [ended]), written] })
    },
    call => readAdded(call),
  )
}

/** A visit that nobody began is made; when, nobody said. One that is under way ends now. */
const endOf = ({ started_at, ended_at }: Task, now: string) =>
  started_at === null || ended_at !== null ? { status: 'completed' as const } : endTask(now)

type Asking = Call<typeof getVisitsToConfirm>

/** The author's own visits of a day of which somebody still has to say something, in their order. */
async function listToConfirm(call: Asking): Promise<VisitToConfirm[]> {
  const { tx, author, params, today, now } = call
  const { date } = params
  const range = { from: date, to: date }
  const filter = { operatorId: author._id, type: 'client' as const }
  const asked = { author, range, dossier: undefined, filter, today }
  const own = (await listTasks(tx, asked, mostTasksOfDay)).filter(task => task.date === date)
  const ids = own.map(({ _id }) => _id)
  const dossiers = [...new Set(own.flatMap(({ dossierId }) => dossierId ?? []))]
  const [sheets, planned, recorded, prescribed] = await Promise.all([
    withVisitSheets(tx, { author, today, now }, own, date),
    listPlannedOnVisits(tx, ids, author.language),
    listRecorded(tx, ids),
    listPrescribed(tx, author, dossiers, { day: date, today }),
  ])
  const plannedOf = Map.groupBy(planned, ({ taskId }) => taskId)
  const recordedOf = Map.groupBy(recorded, ({ taskId }) => taskId)
  const prescribedOf = new Map(prescribed.map(({ dossier, codes }) => [dossier as string, codes]))
  return sheets
    .map(task => ({
      task,
      facts: factsOf(task, plannedOf.get(task._id) ?? [], recordedOf.get(task._id) ?? [], now),
    }))
    .filter(({ task, facts }) => isToConfirm(task, facts.said, { today, clock: clockIn(now) }))
    .map(({ task, facts: { open, minutes, said } }) => ({
      task,
      services: open.map(({ taskId: _of, left_out: _said, ...service }, at) => ({
        ...service,
        minutes: minutes[at]!,
        prescribed: isPrescribed(service, prescribedOf.get(task.dossierId!)),
      })),
      recorded: said.recorded,
      obstacle: obstacleOf(task, said, unanswered(task)),
    }))
}

/** What is no care of the health insurance asks for no prescription. */
const isPrescribed = (
  { service_details: { code, letter } }: PlannedService,
  codes: readonly string[] | undefined,
): boolean | null => (isLamal(letter) ? (codes?.includes(code) ?? null) : null)

function factsOf(task: Task, planned: readonly SaidOfPlanned[], recorded: readonly Recorded[], now: string) {
  const standing = recorded.filter(({ stands }) => stands)
  const open = stillToRecord(
    planned,
    standing.map(({ code }) => ({ service_details: { code }, struck: null })),
  )
  const minutes = standing.reduce((sum, { duration }) => sum + duration, 0)
  const real = task.ended_at === null ? null : realMinutes(task, now)
  return {
    open,
    minutes: minutesLeft(
      open.map(({ duration }) => duration),
      real,
      minutes,
    ),
    said: { open: open.length, recorded: minutes, struck: recorded.length - standing.length },
  }
}

/** The due doses of a visit that have no answer, as far as the author may know. */
const unanswered = ({ visit }: Task): number =>
  (visit?.due ?? []).filter(({ answer }) => answer === null).length
