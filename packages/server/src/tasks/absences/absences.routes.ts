import {
  type AbsenceCall,
  createAbsence,
  getAbsence,
  getAbsenceCalls,
  type GivenBack,
  giveBackTasks,
  handOnAbsence,
  type MadeAbsence,
  planAbsence,
  printAbsenceCalls,
  undoAbsence as undoAbsenceCall,
} from '@vicino/domain/absences/absences.contract.ts'
import { liesIn } from '@vicino/domain/absences/released.ts'
import { clockIn } from '@vicino/domain/days/instant.ts'
import { asSeenBy } from '@vicino/domain/tasks/private-task.ts'
import { isOver } from '@vicino/domain/tasks/schedule.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { isTouched } from '@vicino/domain/tasks/task-status.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { done } from '../../http/done.ts'
import { found } from '../../http/schema.ts'
import type { Serve } from '../../http/serve.ts'
import { changeableAmong, type Asking } from '../task-access.ts'
import { withOrigins } from '../task-origin.store.ts'
import { findTasks } from '../tasks.store.ts'
import { readAbsencePlan } from './absence-plan.ts'
import { findPlanned } from './absence-plan.store.ts'
import { closedAmong, findAbsence, listKept, listReached } from './absences.store.ts'
import { confirmAbsence, handOnStanding } from './confirm-absence.ts'
import { giveBackSome, undoAbsence, type Undone } from './undo-absence.ts'

/** The absence of a colleague: what it releases, who takes that over, and the way back. */
export function serveAbsences(serve: Serve): void {
  serve(planAbsence, async call => {
    const { operatorId, startDate, endDate, start_time = null, end_time = null } = call.query
    const absence = { date: startDate, end_date: endDate, start_time, end_time }
    const plan = await readAbsencePlan(call, operatorId, absence)
    return done(plan, {
      entity_id: operatorId,
      rows: plan.released.length,
      fields: ['address'],
      dossier_ids: [...plan.released, ...plan.stays].flatMap(({ task }) => task.dossierId ?? []),
    })
  })

  serve.create(
    createAbsence,
    async call => {
      const { id, body } = call
      const { _id, ...absence } = body
      const handed = await confirmAbsence(call, id, absence)
      return done(found(await readMade(call, id)), {
        each: [{ entity_id: id, fields: Object.keys(absence) }, ...handed.map(tracedOperators)],
      })
    },
    async call => readMade(call, call.id),
  )

  serve(handOnAbsence, async call => {
    const { absenceId } = call.params
    const handed = await handOnStanding(call, absenceId, call.body)
    return done(found(await readMade(call, absenceId)), {
      each: [{ entity_id: absenceId, action: 'update', fields: ['handed'] }, ...handed.map(tracedOperators)],
    })
  })

  serve(getAbsence, async call => {
    const made = await readMade(call, call.params.absenceId)
    return done(made ?? null, { dossier_ids: made ? dossiersOf(made) : [] })
  })

  serve(undoAbsenceCall, async call => {
    const { absenceId } = call.params
    const undone = await undoAbsence(call, absenceId, call.body.version)
    return done(toldBy(call, undone), {
      each: [{ entity_id: absenceId, action: 'delete' }, ...undone.restored.map(tracedOperators)],
    })
  })

  serve(giveBackTasks, async call => {
    const { absenceId } = call.params
    const undone = await giveBackSome(call, absenceId, call.body)
    return done(toldBy(call, undone), {
      each: [
        { entity_id: absenceId, action: 'update', fields: ['handed'] },
        ...undone.restored.map(tracedOperators),
      ],
    })
  })

  serve(getAbsenceCalls, async call => {
    const absence = found(await readMade(call, call.params.absenceId))
    const calls = await readCalls(call, absence)
    return done(
      { absence, calls },
      { rows: calls.length, fields: ['phone'], dossier_ids: dossiersOf(absence) },
    )
  })

  serve(printAbsenceCalls, async call => {
    found(await findPlannedAbsence(call, call.params.absenceId))
    return done(null, {})
  })
}

/** Who carries a task out was changed with an absence. */
const tracedOperators = ({ _id, dossierId }: Task) =>
  ({ entity_id: _id, dossier_id: dossierId, action: 'update', fields: ['operators'] }) as const

const toldBy = ({ author }: Asking, { restored, kept, gone }: Undone): GivenBack => ({
  restored: restored.length,
  kept: kept.map(({ task, why }) => ({ task: asSeenBy(task, author._id), why })),
  gone,
})

const dossiersOf = ({ handed }: MadeAbsence): Id[] => handed.flatMap(({ task }) => task.dossierId ?? [])

/** An absence of somebody whom its reader plans. */
async function findPlannedAbsence({ tx, author }: Pick<Asking, 'tx' | 'author'>, id: Id) {
  const absence = await findAbsence(tx, id)
  return absence && (await findPlanned(tx, author, absence.operator._id)) ? absence : undefined
}

/**
 * An absence with those of the tasks that its reader may still plan; undefined where there is none, or she does not plan
 * for whoever was away.
 */
async function readMade(asking: Asking, id: Id): Promise<MadeAbsence | undefined> {
  const { tx, today, now } = asking
  const absence = await findPlannedAbsence(asking, id)
  if (!absence) return undefined
  const kept = await listKept(tx, id)
  const standing = await findTasks(tx, [id, ...kept.map(({ task_id }) => task_id)])
  const closed = await closedAmong(
    tx,
    standing.flatMap(({ dossierId }) => dossierId ?? []),
  )
  const open = standing.filter(({ dossierId }) => !closed.has(dossierId ?? ''))
  const known = await withOrigins(asking, await changeableAmong(asking, open))
  const takerOf = new Map(kept.map(({ task_id, taker }) => [task_id, taker]))
  const handed = known
    .flatMap(task => (takerOf.has(task._id) ? [{ task, to: takerOf.get(task._id)! }] : []))
    .toSorted((one, other) => (placeOf(one.task) < placeOf(other.task) ? -1 : 1))
  const itself = standing.find(({ _id }) => _id === id)
  const versionOf = new Map(kept.map(({ task_id, version }) => [task_id, version]))
  const outside = handed.flatMap(({ task }) => {
    const isUntouched = task.version === versionOf.get(task._id) && !isTouched(task)
    const isOutside = isUntouched && !(itself && liesIn(itself, task))
    return isOutside && !isOver(task, today, clockIn(now)) ? task._id : []
  })
  return {
    ...absence,
    task: known.find(({ _id }) => _id === id) ?? null,
    handed,
    outside: absence.undone_at === null ? outside : [],
    gone: kept.length - (standing.length - (itself ? 1 : 0)),
  }
}

const placeOf = ({ date, start_time, _id }: Task): string => `${date} ${start_time ?? ''} ${_id}`

/** The clients whose visits an absence has handed on, in the order in which the first of each comes. */
async function readCalls({ tx, author, today }: Asking, absence: MadeAbsence): Promise<AbsenceCall[]> {
  const byClient = Map.groupBy(
    absence.handed.filter(({ task }) => task.dossierId !== null),
    ({ task }) => task.dossierId!,
  )
  const reached = await listReached(tx, author, [...byClient.keys()], today)
  const reachOf = new Map(reached.map(({ dossier, ...reach }) => [dossier, reach]))
  return Array.from(byClient, ([dossier, visits]) => ({
    client: visits[0]!.task.client!,
    phone: null,
    persons: [],
    ...reachOf.get(dossier),
    visits,
  }))
}
