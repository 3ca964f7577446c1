import type { Instant } from '../days/instant.ts'
import { type QuickMeasure, quickMeasures } from './quick-reading.ts'
import type { TrendPoint } from './trend.ts'
import { usualFieldsOf } from './usual-fields.ts'

/** What is measured of a client at a visit, and what she may have too: of the numbers that the quick form asks. */
export function usualMeasures(
  points: readonly TrendPoint[],
  now: Instant,
): { usual: QuickMeasure[]; others: QuickMeasure[] } {
  const isUsual = usualFieldsOf(points, now)
  return {
    usual: quickMeasures.filter(({ field }) => isUsual(field)),
    others: quickMeasures.filter(({ field }) => !isUsual(field)),
  }
}
