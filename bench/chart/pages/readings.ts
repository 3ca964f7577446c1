import { addDays, type Day } from '../../../packages/domain/src/days/day.ts'
import { instantOf } from '../../../packages/domain/src/days/instant.ts'
import { ofEachMeasure } from '../../../packages/domain/src/surveillance/measure.ts'
import type { TrendPoint } from '../../../packages/domain/src/surveillance/trend.ts'

const first: Day = '2025-11-21'
const days = 365

/** A year of a client who is measured twice a day, eight parameters each time. */
export function yearOfReadings(): { points: TrendPoint[]; span: { from: string; to: string } } {
  const points = Array.from({ length: days * 2 }, (_, index) => {
    const wave = Math.sin(index / 9)
    return {
      _id: `reading ${index}`,
      measured_at: instantOf(addDays(first, Math.floor(index / 2)), index % 2 === 0 ? '08:10' : '18:40'),
      ...ofEachMeasure(() => null),
      bp_max: Math.round(135 + wave * 30),
      bp_min: Math.round(80 + wave * 12),
      hr: Math.round(75 + wave * 20),
      sat_o2: Math.round(95 + wave * 3),
      rr: Math.round(16 + wave * 5),
      temperature: Number((36.8 + wave).toFixed(1)),
      glyc: Number((8 + wave * 3).toFixed(1)),
      weight: Number((72 + wave * 2).toFixed(1)),
    }
  })
  return {
    points,
    span: { from: instantOf(first, '00:00'), to: instantOf(addDays(first, days), '00:00') },
  }
}
