import * as z from 'zod/mini'
import { Instant, millisecondsOf } from '../days/instant.ts'
import { Id } from '../wire/id.ts'
import { type MeasureField, measureFields, ofEachMeasure } from './measure.ts'

/** The numbers of one reading, as far as a curve needs them. */
export const TrendPoint = z.strictObject({
  _id: Id,
  measured_at: Instant,
  ...ofEachMeasure(() => z.nullable(z.number())),
})
export type TrendPoint = z.infer<typeof TrendPoint>

/** One measured value, with the reading that holds it. */
export type TrendValue = { _id: Id; measured_at: Instant; value: number }

/** The values of one parameter, in the order of the points. */
export const valuesOfTrend = (points: readonly TrendPoint[], field: MeasureField): TrendValue[] =>
  points.flatMap(({ _id, measured_at, [field]: value }) =>
    value === null ? [] : [{ _id, measured_at, value }],
  )

/** The last value of each parameter; nothing of one that was never measured. */
export function latestValues(points: readonly TrendPoint[]): Partial<Record<MeasureField, TrendValue>> {
  const latest: Partial<Record<MeasureField, TrendValue>> = {}
  for (const field of measureFields)
    for (const value of valuesOfTrend(points, field))
      if ((latest[field]?.measured_at ?? '') <= value.measured_at) latest[field] = value
  return latest
}

const day = 24 * 3_600_000

/** How much weight in how many days speaks of water in heart failure (ESC guidelines: 2 kg in 3 days). */
const gains = [
  { days: 3, above: 2, level: 'red' },
  { days: 1, above: 1, level: 'yellow' },
] as const

export type WeightGain = { gain: number; days: number; level: 'yellow' | 'red' }

/**
 * How fast the last weight has risen, where that is to be watched: more than 1 kg within a day, or more than 2 kg
 * within 3 days, against the lowest weight of those days. The heaviest sign comes first; null where there is none.
 */
export function weightGainOf(weights: readonly TrendValue[]): WeightGain | null {
  const last = weights.at(-1)
  if (!last) return null
  for (const { days, above, level } of gains) {
    const since = millisecondsOf(last.measured_at) - days * day
    const before = weights.filter(({ measured_at }) => millisecondsOf(measured_at) >= since)
    const gain = Number((last.value - Math.min(...before.map(({ value }) => value))).toFixed(1))
    if (gain > above) return { gain, days, level }
  }
  return null
}
