import { asTold } from '@vicino/domain/access/need-to-know.ts'
import {
  fieldsOfPerformance,
  type Performance,
  PerformanceFields,
} from '@vicino/domain/performances/performance.ts'
import {
  addPerformances,
  getPerformance,
  getLastPerformedDay,
  getPerformances,
  getPerformanceVersions,
  getPlannedServices,
  getTaskPerformances,
  leaveOutServices,
  mostOfRange,
  updatePerformance,
} from '@vicino/domain/performances/performances.contract.ts'
import { permissionToCorrect } from '@vicino/domain/performances/permission-to-correct.ts'
import { Denied } from '../http/denied.ts'
import { done } from '../http/done.ts'
import { type AskingOfDossier, isPermitted, mayOf } from '../http/dossier-access.ts'
import { Refusal, refusedWithin } from '../http/refusal.ts'
import { found, wholeOrRefuse } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { nextStamp, refuseCorrection, tracesOfCorrection } from '../records/correction.ts'
import { findCurrent, findVersions, replaceVersion } from '../records/records.store.ts'
import {
  findKept,
  lastPerformedDay,
  listPerformances,
  listPerformancesOfTask,
  performanceTable,
} from './performances.store.ts'
import { holdVisit } from '../tasks/visit/to-confirm.store.ts'
import { leaveOut, readPlanned } from './leave-out.store.ts'
import { recordCarriedOut } from './carried-out.store.ts'
import { readAdded } from './record-services.store.ts'
import { readVisit, readVisitToRecord } from './visit-access.store.ts'

const toldTo = (asking: AskingOfDossier) => (performance: Performance) =>
  asTold(mayOf(asking), 'performance', performance)

export function servePerformances(serve: Serve): void {
  serveOfTask(serve)
  serveAddition(serve)
  serveOfDossier(serve)

  serve(updatePerformance, async ({ tx, dossier, author, session, standing, params, body, now }) => {
    const { version, reason, struck, handover, ...changed } = body
    const table = performanceTable(author.language)
    const before = found(await findCurrent<Performance>(tx, table, dossier, params.performanceId))
    const toldHere = toldTo({ session, standing })
    if (!isPermitted(session, standing, permissionToCorrect(before, author._id), 'write'))
      throw new Denied(new Refusal('forbidden'), session)
    // What is refused shows the performance as it stands.
    refuseCorrection(toldHere(before), body, author, now)
    const fields = wholeOrRefuse(PerformanceFields, { ...fieldsOfPerformance(before), ...changed })
    const next = { ...found(await findKept(tx, before._id)), ...fields, ...nextStamp(before, body, now) }
    const writer = { dossier, author }
    const performance = await replaceVersion<Performance>(tx, table, writer, before, next, toldHere)
    return done(toldHere(performance), tracesOfCorrection('Performance', performance, changed, struck))
  })
}

function serveOfTask(serve: Serve): void {
  serve(getTaskPerformances, async call => {
    const { tx, author, params } = call
    const visit = await readVisit(call, params.taskId)
    if (!visit) return done([], { dossier_id: null, rows: 0 })
    const { dossier } = visit
    const performances = await listPerformancesOfTask(tx, dossier, params.taskId, author.language)
    return done(performances.map(toldTo(visit)), { dossier_id: dossier, rows: performances.length })
  })

  serve(getPlannedServices, async call => {
    const { params } = call
    const dossier = (await readVisit(call, params.taskId))?.dossier
    const planned = dossier ? await readPlanned(call, params.taskId) : []
    return done(planned, { dossier_id: dossier ?? null, rows: planned.length })
  })

  serve(leaveOutServices, async call => {
    const { tx, params, body } = call
    await holdVisit(tx, params.taskId)
    const visit = await readVisitToRecord(call, params.taskId)
    await refusedWithin('services', () => leaveOut(call, visit, body.services))
    const planned = await readPlanned(call, params.taskId)
    return done(planned, {
      entity_id: params.taskId,
      dossier_id: visit.dossier,
      rows: body.services.length,
      fields: ['left_out'],
    })
  })
}

/** Records what one tap confirms, all of it or nothing. */
function serveAddition(serve: Serve): void {
  serve.create(
    addPerformances,
    async call => {
      const { tx, params, body } = call
      await holdVisit(tx, params.taskId)
      const visit = await readVisitToRecord(call, params.taskId)
      const { performances, traces } = await recordCarriedOut(call, visit, body)
      return done(performances, { dossier_id: visit.dossier, each: traces })
    },
    readAdded,
  )
}

function serveOfDossier(serve: Serve): void {
  serve(getPerformances, async call => {
    const { tx, dossier, author, query } = call
    const range = { from: query.startDate, to: query.endDate }
    const performances = await listPerformances(tx, dossier, range, mostOfRange + 1, author.language)
    if (performances.length > mostOfRange)
      throw new Refusal('too_many_rows', { current: { limit: mostOfRange } })
    return done(performances.map(toldTo(call)), { rows: performances.length })
  })

  serve(getLastPerformedDay, async ({ tx, dossier, query }) =>
    done({ day: await lastPerformedDay(tx, dossier, query.before) }, {}),
  )

  serve(getPerformance, async call => {
    const { tx, dossier, author, params } = call
    const table = performanceTable(author.language)
    return toldTo(call)(found(await findCurrent<Performance>(tx, table, dossier, params.performanceId)))
  })

  serve(getPerformanceVersions, async call => {
    const { tx, dossier, author, params } = call
    const table = performanceTable(author.language)
    return found(await findVersions<Performance>(tx, table, dossier, params.performanceId)).map(toldTo(call))
  })
}
