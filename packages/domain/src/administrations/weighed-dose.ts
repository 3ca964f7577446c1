import * as z from 'zod/mini'
import type { Day } from '../days/day.ts'
import { type Instant, instantAt } from '../days/instant.ts'
import type { DossierStatus, Suspension } from '../dossiers/dossier.ts'
import type { ClientAllergies } from '../drugs/allergies.ts'
import type { DoseWindows } from '../drugs/dose-windows.ts'
import { Drug } from '../drugs/drug.ts'
import type { Moment } from '../drugs/drug-lists.ts'
import type { MeasureField } from '../surveillance/measure.ts'
import { Administration, GivenDrug } from './administration.ts'
import type { AdministrationStatus } from './administration-status.ts'

/**
 * A dose that is in the body, as far as another one is weighed against it. Its interval is the one that its order
 * says now, or said last: it holds also where that was struck or has ended.
 */
export const TakenDose = z.strictObject({
  ...z.pick(Administration, { _id: true, day: true, moment: true, dose: true, given_at: true, author: true })
    .shape,
  drug: z.strictObject({
    ...GivenDrug.shape,
    ...z.pick(Drug, { reserve_min_interval_hours: true }).shape,
  }),
})
export type TakenDose = z.infer<typeof TakenDose>

/** The order that counts for a dose, where another one was read. `of_its_time`: it stood when the window ended. */
export const ChangedOrder = z.strictObject({ drug: Drug, of_its_time: z.boolean() })
export type ChangedOrder = z.infer<typeof ChangedOrder>

/** A dose that is about to be given, or was: `ordered` is how much of it is ordered, 0 where nobody said. */
export type WeighedDose = {
  drug: Drug
  day: Day
  moment: Moment | null
  dose: number
  ordered: number
  given_at: Instant
  status: AdministrationStatus
}

/**
 * A value by which a dose is judged. `withheld`: whoever gives the dose may not read it; it is weighed all the same,
 * and never told.
 */
export type MeasuredValue = {
  parameter: MeasureField
  value: number
  measured_at: Instant
  withheld?: boolean
}

/** What a dose is weighed with: everything that may speak against it, read in the same transaction. */
export type DoseFacts = {
  windows: DoseWindows
  dossier: { status: DossierStatus; suspension: Suspension | null }
  /** What is known of her allergies; null for whoever may not read them, whom a question would tell. */
  allergies: ClientAllergies | null
  /** The client's drugs as they stand. */
  drugs: readonly Drug[]
  /** The client's doses that are in the body, around the one that is weighed and without it. */
  taken: readonly TakenDose[]
  /** What stands measured of the client around now, the newest first. */
  values: readonly MeasuredValue[]
  /** What was measured for this very dose: it counts before what stands. */
  measured: readonly MeasuredValue[]
  /** What stands already of this very dose. */
  answers: readonly Administration[]
  changed: ChangedOrder | null
}

/** How far before and after a dose another one is looked for, in hours: the longest interval that can be ordered. */
export const longestReachHours = 168

/** Of doses of the scheme no others than those of so many days can be too near. */
export const schemeReachDays = 2

export const hourMs = 3_600_000

/** The first instant from a dose's own on at which nothing stands in its way; null where that never comes. */
export const firstFree = (
  from: Instant,
  ends: readonly number[],
  isFree: (at: Instant) => boolean,
): Instant | null =>
  [
    from,
    ...ends
      .map(end => instantAt(Math.ceil(end)))
      .filter(end => end > from)
      .toSorted(),
  ].find(isFree) ?? null

/** Doses in the order in which they were taken. */
export const inOrderOfTaking = (doses: readonly TakenDose[]): TakenDose[] =>
  doses.toSorted((one, other) => one.given_at.localeCompare(other.given_at))
