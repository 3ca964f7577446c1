import * as z from 'zod/mini'
import type { Day } from '../days/day.ts'
import type { Instant } from '../days/instant.ts'
import type { DoseWindows } from '../drugs/dose-windows.ts'
import { Drug } from '../drugs/drug.ts'
import { Moment, moments } from '../drugs/drug-lists.ts'
import { orderThatCounts, standingDrugs } from '../drugs/ordered-doses.ts'
import { orderOf, orderOfAnyDay } from './order.ts'

/** A dose that may have been given though its day does not show it, by the order of that day. */
export const DoseToRecord = z.strictObject({ drug: Drug, moment: z.nullable(Moment), dose: z.number() })
export type DoseToRecord = z.infer<typeof DoseToRecord>

/** How many days before a day a drug may have ended of which a dose of it is still entered from paper. */
export const recordReachDays = 366

const places = [...moments.map(({ value }) => value), null]

/**
 * The doses that may be entered of a day from paper: of each drug those that it ordered then, also where it had ended,
 * or not begun, or is of another day of the week. `versions` holds each drug in all versions of that time.
 */
export function dosesToRecord(
  versions: readonly Drug[],
  day: Day,
  at: { windows: DoseWindows; now: Instant },
): DoseToRecord[] {
  const versionsOf = Map.groupBy(versions, ({ _id }) => _id)
  return standingDrugs(versions).flatMap(standing =>
    places.flatMap(moment => {
      const drug = orderThatCounts(versionsOf.get(standing._id)!, { day, moment }, at)?.drug ?? standing
      const order = orderOf(drug, day, moment) ?? orderOfAnyDay(drug, day, moment)
      return order ? [{ drug, moment, dose: order.dose }] : []
    }),
  )
}
