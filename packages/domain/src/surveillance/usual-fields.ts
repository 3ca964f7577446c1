import { type Instant, millisecondsOf, millisecondsPerMinute } from '../days/instant.ts'
import type { MeasureField } from './measure.ts'
import { latestValues, type TrendPoint } from './trend.ts'

/** Whoever is measured at all has these taken: where nothing is known of a client, a visit begins with them. */
const always: ReadonlySet<MeasureField> = new Set(['bp_max', 'bp_min', 'hr', 'sat_o2'])

/** Longer ago is no habit any more. */
const usualFor = 90 * 24 * 60 * millisecondsPerMinute

/** Whether a number is what a client usually has taken: what everybody has, and what she had lately. */
export function usualFieldsOf(points: readonly TrendPoint[], now: Instant): (field: MeasureField) => boolean {
  const latest = latestValues(points)
  const since = millisecondsOf(now) - usualFor
  return field => {
    const last = latest[field]
    return always.has(field) || (last !== undefined && millisecondsOf(last.measured_at) >= since)
  }
}
