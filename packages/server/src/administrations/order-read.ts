import { type Order, isSameOrder, orderOf, orderOfAnyDay } from '@vicino/domain/administrations/order.ts'
import type { ChangedOrder } from '@vicino/domain/administrations/weighed-dose.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { DoseWindows } from '@vicino/domain/drugs/dose-windows.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import type { Moment } from '@vicino/domain/drugs/drug-lists.ts'
import { orderThatCounts } from '@vicino/domain/drugs/ordered-doses.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { refuseField } from '../http/refusal.ts'

/** Which dose is meant: without a moment, one taken as needed. */
export type NamedDose = { drugId: Id; drug_version: number; day: Day; moment: Moment | null }

/**
 * An order, the drug that says it, and the one that counts where that says something else. `versions`: the drug in all
 * of them, the newest first.
 */
export type ReadOrder = {
  drug: Drug
  order: Order
  changed: ChangedOrder | null
  versions: readonly Drug[]
}

/**
 * The order under which a dose is given: that of the drug that counts for it where that says what was read, else what
 * was read. Of a window that is over an order that came only afterwards is none: then it is the one of its time.
 * @throws {Refusal} at the field, where there is no such drug or dose
 */
export function readOrder(
  versions: readonly Drug[],
  { drug_version, day, moment }: NamedDose,
  at: { windows: DoseWindows; now: Instant },
): ReadOrder {
  const [current] = versions
  if (!current) throw refuseField('drugId', 'not_an_option')
  const seen = versions.find(({ version }) => version === drug_version)
  if (!seen) throw refuseField('drug_version', 'not_an_option')
  // A dose that was really given of a drug that had ended, or not begun, is evidence like any other.
  const order = orderOf(seen, day, moment) ?? orderOfAnyDay(seen, day, moment)
  if (order === null) throw refuseField('moment', 'not_in_scheme')
  const changed = orderThatCounts(versions, { day, moment }, at) ?? { drug: current, of_its_time: false }
  const { drug, of_its_time } = changed
  const ordered = orderOf(drug, day, moment)
  if (isSameOrder(ordered, order)) return { drug, order, changed: null, versions }
  const isYounger = of_its_time && drug.version < seen.version
  if (ordered && isYounger) return { drug, order: ordered, changed, versions }
  return { drug: seen, order, changed, versions }
}
