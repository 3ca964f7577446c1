import type { Instant } from '../days/instant.ts'
import { type MeasureField, measureFields } from '../surveillance/measure.ts'
import type { Reading } from '../surveillance/reading.ts'

/** What was measured again of what an older reading holds. */
type LaterReading = { measured_at: Instant; values: Partial<Record<MeasureField, number>> }

/**
 * The course of what a reading holds after it was taken: the newest readings that measured any of it again, at most
 * `most`, in the order in which they were taken. Struck ones are not part of a course.
 */
export function laterCourse(attached: Reading, readings: readonly Reading[], most: number): LaterReading[] {
  const measured = measureFields.filter(field => attached[field] !== null)
  return readings
    .filter(({ measured_at, struck }) => measured_at > attached.measured_at && !struck)
    .map(reading => ({ measured_at: reading.measured_at, values: valuesOf(reading, measured) }))
    .filter(({ values }) => Object.keys(values).length > 0)
    .toSorted((a, b) => (a.measured_at < b.measured_at ? -1 : 1))
    .slice(-most)
}

const valuesOf = (reading: Reading, fields: readonly MeasureField[]): LaterReading['values'] =>
  Object.fromEntries(
    fields.flatMap(field => {
      const value = reading[field]
      return value === null ? [] : [[field, value] as const]
    }),
  )
