import { addDays, type Day, daysBetween, weekdayOf } from '../days/day.ts'
import type { Drug } from './drug.ts'
import { type Moment, moments } from './drug-lists.ts'

/** What decides whether, when and how much of a drug is taken on a day. */
export type Scheduled = Pick<
  Drug,
  | Moment
  | 'dose_scale'
  | 'start_date'
  | 'end_date'
  | 'days'
  | 'every_n_days'
  | 'reserve'
  | 'self_managed'
  | 'struck'
>

/** A drug and how much of it is taken at one moment, counted in its `dose_unit`; 0 where its scale says how much. */
export type MomentDose<D extends Scheduled> = { drug: D; dose: number }

/**
 * The drugs of one day as a nurse reads them. `without_dose` holds those on the list for which nobody wrote
 * when: a drug must never be missing from the sheet because its dose is. `other_days` holds what belongs to the
 * therapy and is not due on this day, a weekly patch for example.
 */
export type DayScheme<D extends Scheduled> = Record<Moment, MomentDose<D>[]> & {
  as_needed: D[]
  without_dose: D[]
  other_days: D[]
}

/** How much is ordered at a moment; 0 where the scale says it, once a value is known. */
export const orderedAt = (drug: Pick<Drug, Moment | 'dose_scale'>, moment: Moment): number =>
  drug.dose_scale === null ? drug[moment] : 0

/** Whether the drug belongs to the therapy of this day: begun, not ended, not struck. */
const isInForce = ({ start_date, end_date, struck }: Scheduled, day: Day): boolean =>
  struck === null && day >= start_date && (end_date === null || day <= end_date)

/** Whether the drug is taken on this day, or may be if it is taken as needed. */
export function isTakenOn(drug: Scheduled, day: Day): boolean {
  const { start_date, days, every_n_days } = drug
  if (!isInForce(drug, day)) return false
  if (days.length > 0 && !days.includes(weekdayOf(day))) return false
  // A patch every 72 hours counts from the day it was begun.
  return every_n_days === null || daysBetween(start_date, day) % every_n_days === 0
}

const daysOfWeek = 7

/** The first day after this one on which the drug is taken; null where it ends before. */
export function nextDayOf(drug: Scheduled, day: Day): Day | null {
  const round = daysOfWeek * (drug.every_n_days ?? 1)
  const ahead = Array.from({ length: round }, (_, index) => addDays(day, index + 1))
  return ahead.find(later => isTakenOn(drug, later)) ?? null
}

/** The day on which a patch is changed: the next one on which it is ordered; null for what is no patch. */
export const patchChangeOf = (drug: Scheduled & Pick<Drug, 'modality'>, day: Day): Day | null =>
  drug.modality === 'TTS' ? nextDayOf(drug, day) : null

/**
 * What a client takes on a day, moment by moment. Drugs that the client manages alone stand in it too and are
 * told by `self_managed`: the sheet shows the whole therapy.
 */
export function daySchemeOf<D extends Scheduled>(drugs: readonly D[], day: Day): DayScheme<D> {
  const taken = drugs.filter(drug => isTakenOn(drug, day))
  const regular = taken.filter(drug => !drug.reserve)
  const at = (moment: Moment) =>
    regular.filter(drug => drug[moment] > 0).map(drug => ({ drug, dose: orderedAt(drug, moment) }))
  return {
    morning: at('morning'),
    afternoon: at('afternoon'),
    evening: at('evening'),
    night: at('night'),
    as_needed: taken.filter(drug => drug.reserve),
    without_dose: regular.filter(drug => moments.every(({ value }) => drug[value] === 0)),
    other_days: drugs.filter(drug => isInForce(drug, day) && !isTakenOn(drug, day)),
  }
}
