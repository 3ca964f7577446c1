import type {
  createAdministration,
  StoredDose,
} from '@vicino/domain/administrations/administrations.contract.ts'
import type { Measured } from '@vicino/domain/drugs/measured.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import { isAlarming, type Judgement } from '@vicino/domain/surveillance/critical.ts'
import { type Reading, readingDefaults, WholeReading } from '@vicino/domain/surveillance/reading.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { leaveNews } from '../handover/leave-news.store.ts'
import type { Traces } from '../http/done.ts'
import { isPermitted, knows } from '../http/dossier-access.ts'
import { refusedWithin } from '../http/refusal.ts'
import { wholeOrRefuse } from '../http/schema.ts'
import type { Call } from '../http/serve.ts'
import { firstStamp, tracesOfCreation } from '../records/correction.ts'
import { insertVersion } from '../records/records.store.ts'
import { judgeReading } from '../surveillance/critical.store.ts'
import { readingTable } from '../surveillance/surveillance.store.ts'

type Writing = Pick<
  Call<typeof createAdministration>,
  'tx' | 'later' | 'dossier' | 'author' | 'session' | 'standing' | 'today' | 'now'
>

/**
 * What became of what was measured. `each`: the rows of the audit log, the dose's and, where there is one, the
 * reading's. `alarm`: what the answer says of it where somebody has to act on it.
 */
type StoredReading = {
  reading_id: Id | null
  each: NonNullable<Traces['each']>
  alarm: Pick<StoredDose, 'alarm'>
}

const nothingStored: StoredReading = { reading_id: null, each: [{}], alarm: {} }

/**
 * Stores what was measured for a dose as a reading of its own, in the same transaction; of whoever may not write
 * readings it stays with the dose alone.
 * @throws {Refusal} at `measured`, where it is no reading
 */
export async function storeMeasured(
  call: Writing,
  measured_at: Instant,
  measured: Measured | null,
): Promise<StoredReading> {
  const { tx, dossier, author, session, standing, now } = call
  if (measured === null) return nothingStored
  const fields = await refusedWithin('measured', async () =>
    wholeOrRefuse(WholeReading, { ...readingDefaults, ...measured, measured_at }),
  )
  if (!isPermitted(session, standing, 'parameters.write', 'write')) return nothingStored
  const judged = await judgeReading(tx, dossier, fields)
  const version = { ...fields, ...judged, ...firstStamp(newId(), now) }
  const reading = await insertVersion<Reading>(tx, readingTable, { dossier, author }, version)
  const { news } = tracesOfCreation('ClinicalParameter', reading, measured)
  await leaveNews(call, news)
  const row = {
    entity_type: 'clinical_parameter',
    entity_id: reading._id,
    fields: Object.keys(measured),
  } as const
  return { reading_id: reading._id, each: [{}, row], alarm: alarmOf(reading) }
}

/** The reading of a dose on which somebody has to act still, for whoever may read it: what the same sent again is told. */
export async function findAlarm(
  { tx, dossier, session, standing }: Pick<Writing, 'tx' | 'dossier' | 'session' | 'standing'>,
  administration: Id,
): Promise<StoredReading['alarm']> {
  if (!knows({ session, standing }, 'clinical_parameter')) return {}
  const [reading] = await tx<(Judgement & { _id: Id })[]>`
    select r._id, r.critical, r.news2 from administration a join clinical_parameter r on r._id = a.reading_id
    where a._id = ${administration} and r.dossier_id = ${dossier} and r.current and r.struck is null
    order by a.version desc limit 1`
  return reading ? alarmOf(reading) : {}
}

const alarmOf = (reading: Judgement & { _id: Id }): StoredReading['alarm'] =>
  isAlarming(reading) ? { alarm: reading._id } : {}
