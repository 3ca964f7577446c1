import {
  type AbsenceCall,
  createAbsence,
  getAbsence,
  getAbsenceCalls,
  type MadeAbsence,
  planAbsence,
  printAbsenceCalls,
  undoAbsence as undoAbsenceCall,
} from '@vicino/domain/absences/absences.contract.ts'
import { asSeenBy } from '@vicino/domain/tasks/private-task.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
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
import { confirmAbsence } from './confirm-absence.ts'
import { undoAbsence } from './undo-absence.ts'

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
        each: [
          { entity_id: id, fields: Object.keys(absence) },
          ...handed.map(task => ({ ...traceOf(task), action: 'update', fields: ['operators'] })),
        ],
      })
    },
    async call => readMade(call, call.id),
  )

  serve(getAbsence, async call => {
    const made = await readMade(call, call.params.absenceId)
    return done(made ?? null, { dossier_ids: made ? dossiersOf(made) : [] })
  })

  serve(undoAbsenceCall, async call => {
    const { absenceId } = call.params
    const { restored, kept, gone } = await undoAbsence(call, absenceId, call.body.version)
    const told = kept.map(({ task, why }) => ({ task: asSeenBy(task, call.author._id), why }))
    return done(
      { restored: restored.length, kept: told, gone },
      {
        each: [
          { entity_id: absenceId, action: 'delete' },
          ...restored.map(task => ({ ...traceOf(task), action: 'update', fields: ['operators'] })),
        ],
      },
    )
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
    found(await readMade(call, call.params.absenceId))
    return done(null, {})
  })
}

const traceOf = ({ _id, dossierId }: Task) => ({ entity_id: _id, dossier_id: dossierId })

const dossiersOf = ({ handed }: MadeAbsence): Id[] => handed.flatMap(({ task }) => task.dossierId ?? [])

/**
 * An absence with those of the tasks that its reader may still plan; undefined where there is none, or she does not plan
 * for whoever was away.
 */
async function readMade(asking: Asking, id: Id): Promise<MadeAbsence | undefined> {
  const { tx, author } = asking
  const absence = await findAbsence(tx, id)
  if (!absence || !(await findPlanned(tx, author, absence.operator._id))) return undefined
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
  const isOnPlan = standing.some(({ _id }) => _id === id)
  return {
    ...absence,
    task: known.find(({ _id }) => _id === id) ?? null,
    handed,
    gone: kept.length - (standing.length - (isOnPlan ? 1 : 0)),
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
