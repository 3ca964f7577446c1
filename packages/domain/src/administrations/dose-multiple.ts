import type { Administration } from './administration.ts'

/** Twice the order or more is asked about: half a tablet more is a decision, two for one a slip. */
const leastMultiple = 2

/** Whether so much was given that it may be a slip; nothing is compared where no amount is ordered. */
export const isMultiple = (dose: number, ordered: number): boolean =>
  ordered > 0 && dose >= leastMultiple * ordered

/** The order against which a dose was confirmed as so much more; null where it was not, or is not any more. */
export function orderOfMultiple({ dose, confirm }: Pick<Administration, 'dose' | 'confirm'>): number | null {
  const ordered = confirm?.ordered ?? 0
  return isMultiple(dose, ordered) ? ordered : null
}
