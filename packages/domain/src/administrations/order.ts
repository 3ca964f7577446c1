import type { Day } from '../days/day.ts'
import { eachTime, isOneAmount } from '../drugs/as-needed.ts'
import { isTakenOn, orderedAt, type Scheduled } from '../drugs/day-scheme.ts'
import { isSameScale } from '../drugs/dose-scale.ts'
import type { Drug } from '../drugs/drug.ts'
import type { Moment } from '../drugs/drug-lists.ts'

/**
 * What is ordered for one dose: how much of what, and by which way. `dose` is 0 where a scale says how much, and where
 * a drug taken as needed has no one amount: then whoever gives it says it.
 */
export type Order = Pick<Drug, 'name' | 'modality' | 'dose_unit' | 'dose_scale'> & { dose: number }

type Ordered = Scheduled & Pick<Drug, 'name' | 'modality' | 'dose_unit'>

/** What a drug orders for a moment of a day, or as needed on that day (no moment); null where it orders nothing. */
export function orderOf(drug: Ordered, day: Day, moment: Moment | null): Order | null {
  if (!isTakenOn(drug, day) || drug.reserve !== (moment === null)) return null
  if (moment !== null && drug[moment] === 0) return null
  const dose = moment === null ? asNeededDose(drug) : orderedAt(drug, moment)
  const { name, modality, dose_unit, dose_scale } = drug
  return { name, modality, dose_unit, dose_scale, dose }
}

/**
 * What a drug orders for a moment, as if it were taken on any day: of a dose that was really given although it had
 * ended, or not begun, or on another day of the week. Null where it never orders such a dose.
 */
export const orderOfAnyDay = (drug: Ordered, day: Day, moment: Moment | null): Order | null =>
  orderOf({ ...drug, start_date: day, end_date: null, days: [], every_n_days: null }, day, moment)

const asNeededDose = (drug: Ordered): number => (isOneAmount(drug) ? orderedAt(drug, eachTime) : 0)

/**
 * Whether the order of a dose still says what the nurse read. A new version of the drug that changes something else,
 * its comments for example, leaves the dose as it was.
 */
export function isSameOrder(one: Order | null, other: Order | null): boolean {
  if (one === null || other === null) return one === other
  const fields = ['name', 'modality', 'dose_unit', 'dose'] as const
  return fields.every(field => one[field] === other[field]) && isSameScale(one.dose_scale, other.dose_scale)
}
