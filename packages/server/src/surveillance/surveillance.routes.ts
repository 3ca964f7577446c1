import type { Day } from '@vicino/domain/days/day.ts'
import { isAhead } from '@vicino/domain/days/instant.ts'
import { hasNorms, wholeLimits } from '@vicino/domain/surveillance/limits.ts'
import { getStandingValues } from '@vicino/domain/surveillance/standing-values.contract.ts'
import {
  getLatestValues,
  getLimits,
  getTrend,
  mostTrendPoints,
  printParameters,
  putLimits,
  readingRecord,
} from '@vicino/domain/surveillance/surveillance.contract.ts'
import { done } from '../http/done.ts'
import { type AskingOfDossier, knows } from '../http/dossier-access.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { wholeOrRefuse } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { serveRecord } from '../records/serve-record.ts'
import { judgeReading, listStandingOfAll } from './critical.store.ts'
import { findLimits, replaceLimits } from './limits.store.ts'
import { listLatest, listReadings, listTrend, readingTable } from './surveillance.store.ts'

export function serveSurveillance(serve: Serve): void {
  serveRecord(serve, readingRecord, {
    table: readingTable,
    list: ({ tx, dossier, query }) => listReadings(tx, dossier, query),
    check: ({ measured_at }, now) => {
      if (isAhead(measured_at, now)) throw refuseField('measured_at', 'in_the_future')
    },
    weigh: ({ tx, dossier, fields }) => judgeReading(tx, dossier, fields),
    beside: () => {
      serve(printParameters, async () => done(null, {}))
      serveTrends(serve)
      serveLimits(serve)
    },
  })
}

function serveTrends(serve: Serve): void {
  serve(getTrend, async ({ tx, dossier, query }) => {
    const points = await listTrend(tx, dossier, query, mostTrendPoints)
    if (points.length > mostTrendPoints)
      throw new Refusal('too_many_rows', { current: { limit: mostTrendPoints } })
    return points
  })

  serve(getLatestValues, async ({ tx, dossier }) => listLatest(tx, dossier))

  serve(getStandingValues, async ({ tx, author, today }) => listStandingOfAll(tx, author, today))
}

function serveLimits(serve: Serve): void {
  const readerOf = (asking: AskingOfDossier & { today: Day }) => ({
    readsPregnancy: knows(asking, 'parameter_limits.pregnancy'),
    today: asking.today,
  })

  serve(getLimits, async call => findLimits(call.tx, call.dossier, readerOf(call)))

  serve(putLimits, async call => {
    const { tx, dossier, author, standing, body, now, today } = call
    const { version, ...written } = body
    const fields = wholeOrRefuse(wholeLimits(hasNorms(standing.birthday, today)), written)
    const limits = await replaceLimits(tx, dossier, { author, now, ...readerOf(call) }, version, fields)
    return done(limits, { fields: Object.keys(fields), entity_id: dossier })
  })
}
