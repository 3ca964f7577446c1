import type { Day } from '@vicino/domain/days/day.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { type FoundRecord, saysEachWord } from '@vicino/domain/dossiers/found-record.ts'
import { measureFields } from '@vicino/domain/surveillance/measure.ts'
import {
  bpOf,
  observedFields,
  type Reading,
  type ReadingFields,
} from '@vicino/domain/surveillance/reading.ts'
import { queriedInstants, type ReadingsQuery } from '@vicino/domain/surveillance/readings-query.ts'
import type { BowelNote } from '@vicino/domain/surveillance/days-without-stool.ts'
import type { TrendPoint, TrendValue } from '@vicino/domain/surveillance/trend.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { insertVersions, searchedAtMost, type VersionTable } from '../records/records.store.ts'

export const readingTable: VersionTable = {
  name: 'clinical_parameter',
  columns: tx => tx`
    _id, version, dossier_id as "dossierId", measured_at, bp_min || '-' || bp_max as bp, ${tx(observedFields)}, note,
    critical, news2,
    author, created_at, written_at, reason, struck, handover`,
  reckoned: version => ({ bp: bpOf(version as ReadingFields) }),
}

/** Inserts readings in all their versions. */
export const insertReadings = (tx: Tx, business: Id, readings: readonly Reading[]) =>
  insertVersions(
    tx,
    readingTable,
    business,
    readings.map(({ bp: _bp, ...columns }) => columns),
  )

/** The midnight in Europe/Zurich with which a day begins. */
const beginningOf = (tx: Tx, day: Day): Fragment => tx`(${day}::date::timestamp at time zone 'Europe/Zurich')`

/** The midnight with which it ends. */
const endOf = (tx: Tx, day: Day): Fragment => tx`((${day}::date + 1)::timestamp at time zone 'Europe/Zurich')`

/** A client's readings, the newest first; struck ones keep their place, so that what was thought is seen. */
export function listReadings(
  tx: Tx,
  dossier: DossierId,
  { fields, limit, ...span }: ReadingsQuery,
): Promise<Reading[]> {
  const { first, last } = queriedInstants(span)
  return tx<Reading[]>`
    select ${readingTable.columns(tx)} from clinical_parameter
    where dossier_id = ${dossier} and current
      ${first === undefined ? tx`` : tx`and measured_at >= ${first}`}
      ${last === undefined ? tx`` : tx`and measured_at <= ${last}`}
      ${fields === undefined ? tx`` : tx`and num_nonnulls(${tx(fields)}) > 0`}
    order by measured_at desc, _id desc limit ${limit}`
}

const pointColumns = (tx: Tx): Fragment => tx`_id, measured_at, ${tx(measureFields)}`

/** The numbers of a range, the oldest first, one more than `atMost` where there are more. */
export const listTrend = (
  tx: Tx,
  dossier: DossierId,
  { startDate, endDate }: { startDate: Day; endDate: Day },
  atMost: number,
): Promise<TrendPoint[]> => tx<TrendPoint[]>`
  select ${pointColumns(tx)} from clinical_parameter
  where dossier_id = ${dossier} and current and struck is null
    and measured_at >= ${beginningOf(tx, startDate)} and measured_at < ${endOf(tx, endDate)}
  order by measured_at, _id limit ${atMost + 1}`

/** The weights since a day, the oldest first. */
export const listWeights = (tx: Tx, dossier: DossierId, since: Day) => tx<TrendValue[]>`
  select _id, measured_at, weight as value from clinical_parameter
  where dossier_id = ${dossier} and current and struck is null and weight is not null
    and measured_at >= ${beginningOf(tx, since)}
  order by measured_at, _id limit ${searchedAtMost}`

/** What was noted of the bowel since a day, the oldest first. */
export const listBowelNotes = (tx: Tx, dossier: DossierId, since: Day) => tx<BowelNote[]>`
  select (measured_at at time zone 'Europe/Zurich')::date as day, bm from clinical_parameter
  where dossier_id = ${dossier} and current and struck is null and bm is not null
    and measured_at >= ${beginningOf(tx, since)}
  order by measured_at, _id limit ${searchedAtMost}`

/** The readings that hold the last value of each parameter, or its last ones: one look into the index for each. */
export function listLatest(tx: Tx, dossier: DossierId, ofEach = 1): Promise<TrendPoint[]> {
  const lastOf = (field: string): Fragment => tx`(
    select _id from clinical_parameter
    where dossier_id = ${dossier} and current and struck is null and ${tx(field)} is not null
    order by measured_at desc, _id desc limit ${ofEach})`
  const [first, ...others] = measureFields
  const all = others.reduce((before, field) => tx`${before} union ${lastOf(field)}`, lastOf(first!))
  return tx<TrendPoint[]>`
    select ${pointColumns(tx)} from clinical_parameter
    where dossier_id = ${dossier} and current and _id in (${all}) order by measured_at, _id`
}

/** The client's readings whose note says each of the words. */
export async function searchReadings(
  tx: Tx,
  dossier: DossierId,
  words: readonly string[],
): Promise<FoundRecord[]> {
  const noted = await tx<Pick<Reading, '_id' | 'note' | 'measured_at' | 'struck'>[]>`
    select _id, note, measured_at, struck from clinical_parameter
    where dossier_id = ${dossier} and current and note <> ''
    order by struck is not null, measured_at desc, _id desc limit ${searchedAtMost}`
  return noted
    .filter(({ note }) => saysEachWord([note], words))
    .map(({ _id, note, measured_at, struck }) => ({
      kind: 'ClinicalParameter',
      _id,
      title: note,
      text: '',
      date: todayIn(measured_at),
      struck: struck !== null,
    }))
}
