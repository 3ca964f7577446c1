import { asTold } from '@vicino/domain/access/need-to-know.ts'
import {
  fieldsOfPerformance,
  type Performance,
  PerformanceFields,
  type PlannedOnVisit,
} from '@vicino/domain/performances/performance.ts'
import {
  addPerformances,
  getPerformance,
  getPerformances,
  getPerformanceVersions,
  getPlannedServices,
  getTaskPerformances,
  leaveOutServices,
  mostOfRange,
  updatePerformance,
} from '@vicino/domain/performances/performances.contract.ts'
import { permissionToCorrect } from '@vicino/domain/performances/permission-to-correct.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import { Denied } from '../http/denied.ts'
import { done } from '../http/done.ts'
import { type Asking, type DossierId, isPermitted, mayOf } from '../http/dossier-access.ts'
import { Refusal } from '../http/refusal.ts'
import { found, wholeOrRefuse } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import { nextStamp, refuseCorrection, tracesOfCorrection } from '../records/correction.ts'
import { findCurrent, findVersions, replaceVersion } from '../records/records.store.ts'
import { findKept, listPerformances, listPerformancesOfTask, performanceTable } from './performances.store.ts'
import { insertLeftOut, listPlannedOnVisits } from './planned-services.store.ts'
import { holdVisit } from '../tasks/visit/to-confirm.store.ts'
import { readAdded, recordServices } from './record-services.store.ts'
import { readVisit, readVisitToRecord } from './visit-access.store.ts'

const toldTo = (asking: Asking) => (performance: Performance) =>
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
    const { tx, author, params, body, now } = call
    await holdVisit(tx, params.taskId)
    const { dossier } = await readVisitToRecord(call, params.taskId)
    await refuseLeftOut(call, dossier)
    await insertLeftOut(tx, author, { task: params.taskId, codes: body.services, now })
    const planned = await readPlanned(call, params.taskId)
    return done(planned, {
      entity_id: params.taskId,
      dossier_id: dossier,
      rows: body.services.length,
      fields: ['left_out'],
    })
  })
}

/** The planned services of one visit, without its id. */
async function readPlanned({ tx, author }: { tx: Tx; author: Author }, task: Id): Promise<PlannedOnVisit[]> {
  const planned = await listPlannedOnVisits(tx, [task], author.language)
  return planned.map(({ taskId: _taskId, ...service }) => service)
}

/**
 * What was not done is planned, and does not stand recorded; of a visit of which nothing was done the visit itself was
 * not carried out.
 */
async function refuseLeftOut(call: Call<typeof leaveOutServices>, dossier: DossierId): Promise<void> {
  const { tx, author, params, body } = call
  const planned = new Set((await readPlanned(call, params.taskId)).map(codeOf))
  const fields = body.services.flatMap((code, at) =>
    planned.has(code) ? [] : [{ path: `services.${at}`, code: 'not_an_option' as const }],
  )
  if (fields.length > 0) throw new Refusal('unprocessable', { fields })
  const recorded = await listPerformancesOfTask(tx, dossier, params.taskId, author.language)
  const standing = recorded.filter(({ struck }) => struck === null)
  if (standing.length === 0) throw new Refusal('nothing_recorded')
  const named = standing.filter(one => body.services.includes(codeOf(one)))
  if (named.length > 0) throw new Refusal('recorded_already', { current: named })
}

const codeOf = ({ service_details: { code } }: { service_details: { code: string } }): string => code

/** Records what one tap confirms, all of it or nothing. */
function serveAddition(serve: Serve): void {
  serve.create(
    addPerformances,
    async call => {
      const { tx, id, params } = call
      await holdVisit(tx, params.taskId)
      const visit = await readVisitToRecord(call, params.taskId)
      const performances = await recordServices(call, visit)
      return done(performances, {
        entity_id: id,
        dossier_id: performances[0]!.dossierId,
        rows: performances.length,
        fields: ['performances'],
      })
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
