import { type Instant, isAhead } from '@vicino/domain/days/instant.ts'
import { WholeLimits } from '@vicino/domain/surveillance/limits.ts'
import {
  bpOf,
  fieldsOfReading,
  type Reading,
  type ReadingFields,
  readingDefaults,
  WholeReading,
  withSplitPressure,
} from '@vicino/domain/surveillance/reading.ts'
import {
  createClinicalParameters,
  getClinicalParameter,
  getClinicalParameters,
  getClinicalParameterVersions,
  getLatestParameters,
  getParameterLimits,
  getParameterTrend,
  mostTrendPoints,
  printParameters,
  putParameterLimits,
  updateClinicalParameter,
} from '@vicino/domain/surveillance/surveillance.contract.ts'
import { signatureOf } from '../access/author.ts'
import { done } from '../http/done.ts'
import { isPermitted } from '../http/dossier-access.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { found, wholeOrRefuse } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import {
  firstStamp,
  nextStamp,
  refuseCorrection,
  tracesOfCorrection,
  tracesOfCreation,
} from '../records/correction.ts'
import { findCurrent, findVersions, replaceVersion, versionInsert } from '../records/records.store.ts'
import { findLimits, replaceLimits } from './limits.store.ts'
import { listLatest, listReadings, listTrend, readingTable } from './surveillance.store.ts'

export function serveSurveillance(serve: Serve): void {
  serveReadings(serve)
  serveTrends(serve)
  serveLimits(serve)

  serve.create(
    createClinicalParameters,
    async ({ tx, later, dossier, author, id, body, now }) => {
      const { _id, dossierId, handover, ...written } = body
      const fields = soundFields({ ...readingDefaults, measured_at: now, ...withSplitPressure(written) }, now)
      const version = { ...fields, ...firstStamp(id, now, handover) }
      later(versionInsert(tx, readingTable, { dossier, author }, version))
      const reading: Reading = {
        ...version,
        bp: bpOf(fields),
        author: signatureOf(author),
        dossierId: dossier,
      }
      return done(reading, tracesOfCreation('ClinicalParameter', reading, written))
    },
    async ({ tx, dossier, id }) => findCurrent<Reading>(tx, readingTable, dossier, id),
  )

  serve(updateClinicalParameter, async ({ tx, dossier, author, params, body, now }) => {
    const { version, reason, struck, handover, ...changed } = body
    const before = found(await findCurrent<Reading>(tx, readingTable, dossier, params.readingId))
    refuseCorrection(before, body, author, now)
    const fields = soundFields({ ...fieldsOfReading(before), ...withSplitPressure(changed) }, now)
    const next = { ...fields, ...nextStamp(before, body, now) }
    const reading = await replaceVersion<Reading>(tx, readingTable, { dossier, author }, before, next)
    return done(reading, tracesOfCorrection('ClinicalParameter', reading, changed, struck))
  })
}

/**
 * The fields under their rules.
 * @throws {Refusal} at the field that breaks one; at `measured_at` where it lies in the future
 */
function soundFields(fields: ReadingFields, now: Instant): ReadingFields {
  const sound = wholeOrRefuse(WholeReading, fields)
  if (isAhead(sound.measured_at, now)) throw refuseField('measured_at', 'in_the_future')
  return sound
}

function serveReadings(serve: Serve): void {
  serve(getClinicalParameters, async ({ tx, dossier, query }) => listReadings(tx, dossier, query))

  serve(getClinicalParameter, async ({ tx, dossier, params }) =>
    found(await findCurrent<Reading>(tx, readingTable, dossier, params.readingId)),
  )

  serve(getClinicalParameterVersions, async ({ tx, dossier, params }) =>
    found(await findVersions<Reading>(tx, readingTable, dossier, params.readingId)),
  )

  serve(printParameters, async () => done(null, {}))
}

function serveTrends(serve: Serve): void {
  serve(getParameterTrend, async ({ tx, dossier, query }) => {
    const points = await listTrend(tx, dossier, query, mostTrendPoints)
    if (points.length > mostTrendPoints)
      throw new Refusal('too_many_rows', { current: { limit: mostTrendPoints } })
    return points
  })

  serve(getLatestParameters, async ({ tx, dossier }) => listLatest(tx, dossier))
}

function serveLimits(serve: Serve): void {
  const readerOf = ({
    session,
    standing,
  }: Pick<Call<typeof getParameterLimits>, 'session' | 'standing'>) => ({
    readsAnamnesis: isPermitted(session, standing, 'anamnesis.read', 'read'),
  })

  serve(getParameterLimits, async call => findLimits(call.tx, call.dossier, readerOf(call)))

  serve(putParameterLimits, async call => {
    const { tx, dossier, author, body, now } = call
    const { version, ...written } = body
    const fields = wholeOrRefuse(WholeLimits, written)
    const limits = await replaceLimits(tx, dossier, { author, now, ...readerOf(call) }, version, fields)
    return done(limits, { fields: Object.keys(fields), entity_id: dossier })
  })
}
