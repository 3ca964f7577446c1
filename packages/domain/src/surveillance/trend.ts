import * as z from 'zod/mini'
import { addDays } from '../days/day.ts'
import { Instant, todayIn } from '../days/instant.ts'
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

/** How much weight in how many days speaks of water in heart failure (ESC guidelines: 2 kg in 3 days). */
const gains = [
  { days: 3, above: 2, level: 'red' },
  { days: 1, above: 1, level: 'yellow' },
] as const

type WeightGain = { gain: number; days: number; level: 'yellow' | 'red' }

/**
 * How fast the last weight has risen, where that is to be watched: more than 1 kg within a day, or more than 2 kg
 * within 3 days, against the lowest weight of those days. The heaviest sign comes first; null where there is none.
 */
export function weightGainOf(weights: readonly TrendValue[]): WeightGain | null {
  for (const { days, above, level } of gains) {
    const gain = gainWithin(weights, days)
    if (gain > above) return { gain, days, level }
  }
  return null
}

/** How many kilos the last weight lies above the lowest one of the days before it. */
export function gainWithin(weights: readonly TrendValue[], days: number): number {
  const last = weights.at(-1)
  if (!last) return 0
  return Number((last.value - Math.min(...valuesWithin(weights, last, days))).toFixed(1))
}

/** How many per cent the last weight lies below the highest one of the days before it. */
export function lossWithin(weights: readonly TrendValue[], days: number): number {
  const last = weights.at(-1)
  if (!last) return 0
  const highest = Math.max(...valuesWithin(weights, last, days))
  return Number((((highest - last.value) / highest) * 100).toFixed(1))
}

/** By the days of the calendar: who is weighed each morning is so now ten minutes later, and once a year an hour. */
function valuesWithin(weights: readonly TrendValue[], last: TrendValue, days: number): number[] {
  const since = addDays(todayIn(last.measured_at), -days)
  return weights.flatMap(({ measured_at, value }) => (todayIn(measured_at) >= since ? [value] : []))
}
