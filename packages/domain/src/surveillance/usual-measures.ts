import { type Instant, millisecondsOf, millisecondsPerMinute } from '../days/instant.ts'
import type { MeasureField } from './measure.ts'
import { type QuickMeasure, quickMeasures } from './quick-reading.ts'
import { latestValues, type TrendPoint } from './trend.ts'

/** Whoever is measured at all has these taken: where nothing is known of a client, a visit begins with them. */
const always: ReadonlySet<MeasureField> = new Set(['bp_max', 'bp_min', 'hr', 'sat_o2'])

/** Longer ago is no habit any more. */
const usualFor = 90 * 24 * 60 * millisecondsPerMinute

/**
 * What is measured of a client at a visit: the numbers that everybody has taken, and those that she had taken lately.
 * `others` are those that she may have too.
 */
export function usualMeasures(
  points: readonly TrendPoint[],
  now: Instant,
): { usual: QuickMeasure[]; others: QuickMeasure[] } {
  const latest = latestValues(points)
  const since = millisecondsOf(now) - usualFor
  const isUsual = ({ field }: QuickMeasure): boolean => {
    const last = latest[field]
    return always.has(field) || (last !== undefined && millisecondsOf(last.measured_at) >= since)
  }
  return {
    usual: quickMeasures.filter(isUsual),
    others: quickMeasures.filter(measure => !isUsual(measure)),
  }
}
