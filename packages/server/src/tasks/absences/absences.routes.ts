import {
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
import { asSeenBy } from '@vicino/domain/tasks/private-task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { done } from '../../http/done.ts'
import { found } from '../../http/schema.ts'
import type { Serve } from '../../http/serve.ts'
import type { AskingOfTask } from '../task-access.ts'
import { tracedOperators } from '../tasks.store.ts'
import { readAbsencePlan } from './absence-plan.ts'
import { confirmAbsence, handOnStanding } from './confirm-absence.ts'
import { findPlannedAbsence, readCalls, readMade } from './made-absence.ts'
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

const toldBy = ({ author }: AskingOfTask, { restored, kept, gone }: Undone): GivenBack => ({
  restored: restored.length,
  kept: kept.map(({ task, why }) => ({ task: asSeenBy(task, author._id), why })),
  gone,
})

const dossiersOf = ({ handed }: MadeAbsence): Id[] => handed.flatMap(({ task }) => task.dossierId ?? [])
