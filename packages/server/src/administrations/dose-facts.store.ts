import { takenStatuses } from '@vicino/domain/administrations/administration-status.ts'
import {
  type DoseFacts,
  longestReachHours,
  type MeasuredValue,
  schemeReachDays,
  type TakenDose,
} from '@vicino/domain/administrations/weighed-dose.ts'
import { addDays, type Day } from '@vicino/domain/days/day.ts'
import { clockToleranceMinutes, type Instant, todayIn } from '@vicino/domain/days/instant.ts'
import type { DoseWindows } from '@vicino/domain/drugs/dose-windows.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { standingDrugs } from '@vicino/domain/drugs/ordered-doses.ts'
import { holdValueMinutes } from '@vicino/domain/drugs/hold-rules.ts'
import { type MeasureField, measureFields } from '@vicino/domain/surveillance/measure.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import { knownWithin } from '../http/dossier-access.ts'
import { readKnownAllergies } from './bedside.store.ts'
import { listVersionsAround } from './drug-versions.store.ts'

/**
 * What the doses of one client are weighed with, whichever dose it is. `versions`: her drugs in each version that held
 * around the day; `drugs`: also those that ended on it. `reads_values`: whether the reader may be told
 * the values that are among it.
 */
export type ClientDoseFacts = Omit<DoseFacts, 'answers' | 'changed' | 'measured'> & {
  versions: readonly Drug[]
  reads_values: boolean
}

type Reader = { author: Author; today: Day }

/**
 * What the doses of some clients are weighed with at an instant, their drugs being those of a day: eight statements
 * for any number of clients.
 */
export async function readClientFacts(
  tx: Tx,
  reader: Reader,
  ids: readonly Id[],
  day: Day,
  at: Instant,
): Promise<Map<Id, ClientDoseFacts>> {
  const [windows, dossiers, versions, taken, readings, allergies] = await Promise.all([
    readWindows(tx),
    listStandings(tx, reader, ids),
    listVersionsAround(tx, ids, day),
    listTakenAround(tx, ids, at),
    listFreshReadings(tx, ids, at),
    readKnownAllergies(tx, reader, ids),
  ])
  const versionsOf = Map.groupBy(versions, ({ dossierId }) => dossierId)
  const takenOf = Map.groupBy(taken, ({ dossierId }) => dossierId)
  const readingsOf = Map.groupBy(readings, ({ dossierId }) => dossierId)
  return new Map(
    dossiers.map(({ _id, reads_values, ...dossier }) => [
      _id,
      {
        windows,
        dossier,
        versions: versionsOf.get(_id) ?? [],
        drugs: standingDrugs(versionsOf.get(_id) ?? []),
        allergies: allergies.get(_id) ?? null,
        taken: (takenOf.get(_id) ?? []).map(({ dossierId: _, ...dose }) => dose),
        values: (readingsOf.get(_id) ?? [])
          .flatMap(measuredValuesOf)
          .map(value => toldTo(reads_values, value)),
        reads_values,
      },
    ]),
  )
}

/** When each moment of a scheme begins in the business of the transaction. */
export async function readWindows(tx: Tx): Promise<DoseWindows> {
  const [row] = await tx<{ dose_windows: DoseWindows }[]>`
    select dose_windows from business where _id = current_business()`
  return row!.dose_windows
}

type Standing = { _id: Id; reads_values: boolean } & ClientDoseFacts['dossier']

const listStandings = (tx: Tx, { author, today }: Reader, ids: readonly Id[]) => tx<Standing[]>`
  select _id, status, case when suspended_from is not null
    then jsonb_build_object('from', suspended_from, 'to', suspended_to) end as suspension,
    ${knownWithin(tx, author, 'clinical_parameter', '_id', today)} as reads_values
  from dossier where _id = any(${ids}::uuid[])`

/** For so many days a dose that is not given every day may be in the way of the next one. */
const reachDays = longestReachHours / 24 + 1

/**
 * The doses of some clients that are in the body, as far before and after an instant as one may be in another's way:
 * of the scheme those of the days beside, of what is not given every day and of what is taken as needed those of a week.
 */
const listTakenAround = (tx: Tx, ids: readonly Id[], at: Instant) => {
  const day = todayIn(at)
  return tx<(TakenDose & { dossierId: Id })[]>`
    select a._id, a.dossier_id as "dossierId", a.day, a.moment, a.dose, a.given_at, a.author,
      json_build_object('_id', g._id, 'version', g.version, 'name', g.name, 'modality', g.modality,
        'dose_unit', g.dose_unit, 'reserve', g.reserve,
        'reserve_min_interval_hours', o.reserve_min_interval_hours) as drug
    from administration a
    join drug g on g.business_id = a.business_id and g._id = a.drug_id and g.version = a.drug_version
    join drug o on o.business_id = a.business_id and o._id = a.drug_id and o.current
    where a.dossier_id = any(${ids}::uuid[]) and a.current and a.struck is null
      and a.status = any(${takenStatuses}::text[])
      and a.day between ${addDays(day, -reachDays)} and ${addDays(day, reachDays)}
      and (
        a.day between ${addDays(day, -schemeReachDays)} and ${addDays(day, schemeReachDays)}
        or a.moment is null or g.every_n_days > 1 or g.days <> '{}'
      )
    order by a.given_at, a._id`
}

type FreshReading = ReadingNumbers & { dossierId: Id }

/** What was measured of some clients so shortly before an instant that it still speaks for a dose, the newest first. */
const listFreshReadings = (tx: Tx, ids: readonly Id[], at: Instant) => tx<FreshReading[]>`
  select dossier_id as "dossierId", measured_at, ${tx(measureFields)} from clinical_parameter
  where dossier_id = any(${ids}::uuid[]) and current and struck is null
    and measured_at between ${at}::timestamptz - ${`${holdValueMinutes} minutes`}::interval
      and ${at}::timestamptz + ${`${clockToleranceMinutes} minutes`}::interval
  order by measured_at desc, _id desc`

/** The numbers of one moment, each by itself. */
type ReadingNumbers = { measured_at: Instant } & { [Field in MeasureField]?: number | null }

export const measuredValuesOf = (reading: ReadingNumbers): MeasuredValue[] =>
  measureFields.flatMap(parameter => {
    const value = reading[parameter] ?? null
    return value === null ? [] : [{ parameter, value, measured_at: reading.measured_at }]
  })

/** A value as somebody may be told it. */
export const toldTo = (readsValues: boolean, value: MeasuredValue): MeasuredValue =>
  readsValues ? value : { ...value, withheld: true }
