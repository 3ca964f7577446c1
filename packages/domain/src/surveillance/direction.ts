import type { MeasureField } from './measure.ts'
import { type TrendPoint, valuesOfTrend } from './trend.ts'
import { millisecondsOf, millisecondsPerMinute } from '../days/instant.ts'

/** Where a value has gone since the one before it. */
export const directions = [
  { value: 'up', label: 'in aumento' },
  { value: 'down', label: 'in diminuzione' },
  { value: 'steady', label: 'stabile' },
] as const
export type Direction = (typeof directions)[number]['value']

/** The least that is a change and no chance of measuring; of the others it is a single step of theirs. */
const least: Partial<Record<MeasureField, number>> = {
  bp_max: 10,
  bp_min: 5,
  hr: 5,
  sat_o2: 2,
  rr: 2,
  temperature: 0.3,
  glyc: 1,
  weight: 0.5,
}

/** A value of longer ago says nothing of where this one comes from. */
const comparedFor = 90 * 24 * 60 * millisecondsPerMinute

/**
 * Where the last value of a parameter has gone since the one before it; null where there is none to compare. The points
 * come in the order of their time.
 */
export function directionOf(points: readonly TrendPoint[], field: MeasureField): Direction | null {
  const [before, last] = valuesOfTrend(points, field).slice(-2)
  if (!before || !last) return null
  if (millisecondsOf(last.measured_at) - millisecondsOf(before.measured_at) > comparedFor) return null
  const change = Number((last.value - before.value).toFixed(2))
  if (change === 0 || Math.abs(change) < (least[field] ?? 0)) return 'steady'
  return change > 0 ? 'up' : 'down'
}
